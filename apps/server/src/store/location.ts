/** Where a server keeps everything. */
export type StoreLocation = { readonly dataFolder: string } | { readonly databaseUrl: string }

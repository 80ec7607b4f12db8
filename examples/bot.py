#!/usr/bin/env python3
"""A whole bot for the tile game, without dependencies. docs/bot-protocol.md describes what it hears and says.

bastide arena --pairs 10 --players "random,cmd:python3 examples/bot.py"

It lays a tile where it touches most others, looks at what each claim would be worth, and keeps two followers back.
"""
import json
import random
import sys

KEPT_BACK = 2


class Game:
    def __init__(self, told):
        self.seat = told["seat"]
        self.random = random.Random(told["seed"])
        # Tiles by their segments: an engine of your own would look for its own tile here.
        self.tiles = {tile["id"]: tile for tile in told.get("tiles", [])}
        self.taken = {tuple(one["at"]) for one in told.get("laid", [])}

    def hear(self, move):
        if "place" in move:
            self.taken.add(tuple(move["at"]))

    def placing(self, move):
        x, y = move["at"]
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        has_monastery = any(one["kind"] == "monastery" for one in self.tiles[move["place"]]["segments"])
        return sum(cell in self.taken for cell in around) * (2 if has_monastery else 1)

    def deploying(self, move, view):
        if view["seats"][self.seat]["supply"]["follower"] <= KEPT_BACK:
            return -1
        worth = {"monastery": 5, "city": 4, "road": 2, "field": 1}
        return worth.get(move["on"].split(":")[0], 0)

    def worth(self, move, view):
        if "place" in move:
            return self.placing(move)
        if "deploy" in move:
            return self.deploying(move, view)
        return 0  # Passing, and whatever a module may ask.

    def choose(self, moves, view):
        return max(moves, key=lambda move: (self.worth(move, view), self.random.random()))


def main():
    game = None
    for line in sys.stdin:
        told = json.loads(line)
        answer = None
        if told["type"] == "hello":
            answer = {"type": "ready", "name": "example", "view": True}
        elif told["type"] == "begin":
            game = Game(told)
        elif told["type"] == "move":
            game.hear(told["move"])
        elif told["type"] == "choose":
            answer = {"type": "move", "move": game.choose(told["moves"], told["view"])}
        elif told["type"] == "quit":
            break
        if answer is not None:
            print(json.dumps(answer), flush=True)


main()

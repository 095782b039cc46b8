"""Roles: who does what to whom, who owns whom, what goes with what, what takes whose place.

Each rule here is content with the words of a claim and looks at who has which part: a claim with
all the words of a sentence is contrary to it when two of its parts are exchanged.
"""

"""Roles: who does what to whom, who owns whom or holds a view, what goes with what or replaces it.

Each rule here is content with the words of a claim and looks at who has which part: a claim with
all the words of a sentence is contrary to it when two of its parts are exchanged.
"""

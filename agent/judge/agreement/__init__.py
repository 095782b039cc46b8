"""Agreement: how much of a claim one place of the evidence says, and in one breath.

The other rules look for what is wrong; these look for what is right: which words of the claim are
said in any form (`accounting`), whether they hang together as in the claim (`bonds`), and whether
the claim is no wider than the sentence (`breadth`). `measure` asks them all.
"""

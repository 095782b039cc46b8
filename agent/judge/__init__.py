"""The judge: claims, matching, entailment, strict rules and verdicts.

Claims come from `claims`. A judge is `nli` (embedded), `chat` (a chat model, whose answers `levels`
makes verdicts of) or `cascade` (both). The embedded one goes this way:

1. `passages` finds the windows of the evidence that a claim is held against, `unfolding` tells them
   anew for the case of the claim.
2. The entailment model reads them, and `rules` asks the strict rules (`quantities`, `derivation`,
   `names`, `polarity`), corrected by `referents` and `standing`, and `agreement`; what they find in
   a window is `checked`. They read texts by way of `clauses` (tree, frames, negation) and
   `alignment` (which words of two texts speak of the same thing).
3. `weighing` makes an opinion of all windows, `opposition` hears other documents that have another
   thing in the claim's place (`counterparts`), and `verdict` rules.

Around every judge, `editions` hears documents in force first and `gradual` hands out verdicts as
they become known. `cache` keeps verdicts, and `once` what was worked out of a text alone.
"""

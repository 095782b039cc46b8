"""The entailment model: a pair encoder with a head for three classes."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import nn

from evals.training.data import CLASSES


class EntailmentModel(nn.Module):  # type: ignore[misc]  # torch is untyped here
    """Reads premise and hypothesis together and scores support, neutral and contradict.

    The head sees the first token, the mean over the hypothesis and its maximum: one wrong word
    among many right ones must be able to decide. A second head, used in training only, marks the
    words of the hypothesis that the premise does not bear out.
    """

    def __init__(self, encoder: nn.Module) -> None:
        """Put fresh heads on an encoder."""
        super().__init__()
        self.encoder = encoder
        width: int = encoder.config.hidden_size
        self.segments = encoder.config.model_type == "bert"
        self.dense = nn.Linear(3 * width, width)
        self.classes = nn.Linear(width, len(CLASSES))
        self.words = nn.Linear(width, 1)

    def states(
        self, input_ids: torch.Tensor, attention_mask: torch.Tensor, token_type_ids: torch.Tensor
    ) -> torch.Tensor:
        """Return the hidden states, ``[batch, tokens, width]``."""
        known = {"token_type_ids": token_type_ids} if self.segments else {}
        output = self.encoder(input_ids=input_ids, attention_mask=attention_mask, **known)
        states: torch.Tensor = output.last_hidden_state
        return states

    def classify(self, states: torch.Tensor, hypothesis: torch.Tensor) -> torch.Tensor:
        """Score hidden states.

        Args:
            states: ``[batch, tokens, width]``.
            hypothesis: 1 where a token belongs to the hypothesis, ``[batch, tokens]``.

        Returns:
            Logits in the order of ``CLASSES``, ``[batch, 3]``.
        """
        mask = hypothesis.unsqueeze(-1).to(states.dtype)
        mean = (states * mask).sum(1) / mask.sum(1).clamp(min=1.0)
        most = (states - (1.0 - mask) * 1e4).amax(1)
        pooled = torch.cat([states[:, 0], mean, most], dim=-1)
        logits: torch.Tensor = self.classes(nn.functional.gelu(self.dense(pooled)))
        return logits

    def forward(
        self, input_ids: torch.Tensor, attention_mask: torch.Tensor, token_type_ids: torch.Tensor
    ) -> torch.Tensor:
        """Return logits ``[batch, 3]`` for ``[batch, tokens]`` ids of encoded pairs."""
        states = self.states(input_ids, attention_mask, token_type_ids)
        return self.classify(states, token_type_ids * attention_mask)


def load_encoder(folder: Path) -> nn.Module:
    """Load the pretrained encoder without dropout.

    Args:
        folder: Holds ``config.json`` and ``model.safetensors``.

    Attention is written out ("eager"): on a CPU the backward pass of the fused one takes half of
    a training step, and only this one can be exported.
    """
    from transformers import AutoModel

    encoder: nn.Module = AutoModel.from_pretrained(
        folder,
        attn_implementation="eager",
        add_pooling_layer=False,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    return encoder


def build(folder: Path) -> EntailmentModel:
    """Return a model ready to train: word embeddings are frozen, all else learns."""
    model = EntailmentModel(load_encoder(folder))
    frozen = model.encoder.get_parameter("embeddings.word_embeddings.weight")
    frozen.requires_grad_(False)
    return model

import numpy as np
import pytest

from evals.training.fourbit import BLOCK, FACTORS, MOST, pack


@pytest.fixture
def weights() -> np.ndarray:
    random = np.random.default_rng(4)
    return np.clip(np.rint(random.normal(0, 30, (4 * BLOCK, 6))), -127, 127).astype(np.int8)


def test_products_are_int8_and_near_the_weights(weights: np.ndarray) -> None:
    numbers, factors = pack(weights)
    product = (numbers.astype(int) * factors).reshape(weights.shape)
    assert np.abs(product).max() <= 127
    error = np.sqrt(((product - weights.astype(int)) ** 2).mean())
    assert error < 0.15 * weights.std()


def test_numbers_fit_four_bits_and_factors_one_byte(weights: np.ndarray) -> None:
    numbers, factors = pack(weights)
    assert numbers.shape == (4, BLOCK, 6)
    assert factors.shape == (4, 1, 6)
    assert np.abs(numbers).max() <= MOST
    assert factors.min() >= 1
    assert factors.max() <= FACTORS


def test_small_weights_are_kept_exactly() -> None:
    small = np.tile(np.arange(-7, 8, dtype=np.int8), (BLOCK, 1))
    numbers, factors = pack(small)
    assert np.array_equal((numbers * factors).reshape(small.shape), small)

"""Building of the local models: data mix, training loop and ONNX export."""

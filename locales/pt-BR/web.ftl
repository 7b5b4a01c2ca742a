# What only the web client says.

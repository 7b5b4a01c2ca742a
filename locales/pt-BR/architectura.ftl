# Architectura.

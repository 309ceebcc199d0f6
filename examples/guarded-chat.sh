#!/usr/bin/env bash
# Saves the practice target as a model, deploys it with redaction of personal data, and asks it a question.
# It can be run again: what is saved already is kept, and the model gets the target's current address.
# Needs REDOUBT_URL and REDOUBT_API_KEY, which `npm start` prints, and TARGET_URL, which the practice target prints.
set -euo pipefail
: "${REDOUBT_URL:?paste the export lines that npm start printed}"
: "${REDOUBT_API_KEY:?paste the export lines that npm start printed}"
: "${TARGET_URL:?start the practice target, and paste the export line that it printed}"

# Sends a call that names the model and the deployment in its headers: call METHOD PATH [BODY]
call() {
  curl --fail-with-body -sS -X "$1" "$REDOUBT_URL$2" -H "apikey: $REDOUBT_API_KEY" -H 'content-type: application/json' \
    -H 'X-Service-Model: my model' -H 'X-Service-Deployment: my chat' ${3:+-d "$3"}
}
is_there() { call GET "$1" > /dev/null 2>&1; }

model='{"model_saved_name": "my model", "model_name": "redoubt-practice-1", "model_config": {
  "model_provider": "openai_compatible", "model_endpoint_url": "'"$TARGET_URL"'", "apikeys": ["sk-not-a-real-key"]}}'
deployment='{"model_saved_name": "my model", "input_guardrails_policy": {"additional_config": {"pii_redaction": true}}}'
question='{"messages": [{"role": "user", "content": "I am jane@example.com. Where is my parcel?"}]}'

if is_there /models/get-model; then
  call PATCH /models/modify-model "$model" > /dev/null
else
  call POST /models/add-model "$model" > /dev/null
fi
echo '"my model" is saved.'
is_there /deployments/get-deployment || call POST /deployments/add-deployment "$deployment" > /dev/null
echo '"my chat" is deployed: the model gets <EMAIL_ADDRESS_0> in place of an address. It answers:'
call POST /ai-proxy/chat/completions "$question"
echo

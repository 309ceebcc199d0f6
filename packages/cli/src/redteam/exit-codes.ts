/** The exit codes of the red-team commands. */
export const exitCodes = { fine: 0, gateFailed: 1, usage: 2, runFailed: 3, undecided: 4 } as const;

/** The help text for these exit codes. */
export const exitCodesHelp = `Exit codes: 0 fine, 1 the gate failed (--fail-above, --fail-on-regression, test-judge), 2 the words were not understood, 3 the run
failed or was cancelled, or the service refused or did not answer, 4 undecided: too few pairs to tell a regression.`;

/** Deliberate faults in how the platform is watched, each with the test that must catch it. */

/** As in faults.mjs, which lists them with the others. */
export const seeingFaults = [
	{
		name: "a check that fails is told each time that it is made",
		file: "workers/features/operations/store/alerts.ts",
		search: "and coalesce(c.is_alerted, 0) = 0)",
		replace: "and 1 = 1)",
		test: "test/features/operations/alerts.test.ts",
		title: "a check that fails is told once, and once that it is well again, at most every five minutes",
	},
	{
		name: "an alert that the webhook did not take is not sent again",
		file: "workers/features/operations/steps/send-alerts.ts",
		search: "const givenUpAt = alert.attempts < maxAttempts ? null : now;",
		replace: "const givenUpAt = now;",
		test: "test/features/operations/alerts.test.ts",
		title: "what the webhook does not take is sent again later, with the same id, and given up after a working day",
	},
	{
		name: "monitors read ok while a check fails",
		file: "workers/runtime/health.ts",
		search: "row.failed === 0 && ",
		replace: "",
		test: "test/features/operations/health.test.ts",
		title: "monitors learn at /health of the platform's host whether all was well lately, and nothing else",
	},
	{
		name: "a secret of tests is taken for one of production",
		file: "workers/features/operations/rules/settings.ts",
		search: "return /^(.{1,16})\\1+$/.test(secret);",
		replace: "return secret === undefined;",
		test: "test/features/operations/health.test.ts",
		title:
			"settings and secrets that are missing, of development or of tests fail elsewhere than on a developer's machine",
	},
	{
		name: "what was counted is forgotten when the directory is away",
		file: "workers/metrics/record-call.ts",
		search: "\t\tsums.forEach(gatherSums);\n",
		replace: "",
		test: "test/features/operations/metrics.test.ts",
		title: "sums that the directory did not take are gathered again, and no answer knows of it",
	},
];

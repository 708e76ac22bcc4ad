/** Deliberate slips in names, which the compiler must refuse, and in whose table is written and who sees what, which tests must. */

const slip = (name, file, search, replace) => ({
	name: `a misspelt ${name} compiles`,
	file,
	search,
	replace,
	isCaughtByTypes: true,
});

/** Each as in faults.mjs; those that types catch name no test. */
export const nameFaults = [
	slip(
		"flag",
		"workers/features/checkout/endpoints/hold-flash-items.ts",
		'flags: ["redemptions_enabled"',
		'flags: ["redemption_enabled"',
	),
	slip(
		"limit",
		"workers/features/reports/endpoints/request-report-download.ts",
		'limits: [{ name: "report"',
		'limits: [{ name: "reports"',
	),
	slip("job", "workers/features/mail/store/put-emails.ts", 'job: "mail/send-email"', 'job: "mail/send-mail"'),
	slip(
		"payload",
		"workers/features/mail/store/put-emails.ts",
		"payload: { email_id }",
		"payload: { mail_id: email_id }",
	),
	slip(
		"kind of notification",
		"workers/features/session/endpoints/reset-password.ts",
		'notify(scope, "session/password-changed"',
		'notify(scope, "session/password-change"',
	),
	slip(
		"value of a notification",
		"workers/features/flash-sale/jobs/notify-end.ts",
		"			item: sale.item_name,",
		"			item_name: sale.item_name,",
	),
	slip(
		"code of a refusal",
		"workers/features/checkout/steps/refuse-problems.ts",
		'refuse("order_too_large")',
		'refuse("order_to_large")',
	),
	slip(
		"key of a text",
		"workers/features/reports/endpoints/request-report-download.ts",
		'translate("reports:requested")',
		'translate("reports:request")',
	),
	{
		name: "a feature writes a table of another",
		file: "workers/features/programs/store/programs.ts",
		search: "select name from programs where account_id",
		replace: "update users set title = (select name from programs) where account_id",
		test: "test/architecture/table-owners.test.ts",
		title: "a table is written by its owner alone",
	},
	{
		name: "a class that a style sheet names is given no more",
		file: "app/ui/progress-bar.tsx",
		search: 'classNames("progress-bar"',
		replace: 'classNames("meter"',
		test: "test/architecture/style-names.test.ts",
		title: "every class of the style sheets is given by the code",
	},
	{
		name: "everybody is offered the report of a list",
		file: "app/list/list-loader.server.ts",
		search: "if (!report?.roles.includes(context.user.role)) return null;",
		replace: "if (!report) return null;",
		test: "test/screens/recognition/recognitions.test.ts",
		title:
			"only the account owner has the tab of everyone and the button for the report, which takes the filters of the page",
	},
	{
		name: "a column stands on the screen though a switch hides it",
		file: "workers/kernel/personal-lists.ts",
		search: "rules.every(isRight) &&",
		replace: "",
		test: "test/screens/recognition/recognitions.test.ts",
		title: "[recognition-06] Points and Certificate are left out where the account hides them",
	},
	{
		name: "a filter that no list declares is dropped in silence",
		file: "workers/kernel/list-filters.ts",
		search: "z.strictObject(shape)",
		replace: "z.object(shape)",
		test: "test/contract/lists.test.ts",
		title:
			"a filter that a list does not declare is refused by its name, wherever it stands; a wrong value with a sentence",
	},
];

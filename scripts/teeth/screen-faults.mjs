/** Deliberate faults in what people see and clients are told, which tests of served pages and of answers must catch. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code.

/** Each as in faults.mjs. */
export const screenFaults = [
	{
		name: "a field of a form keeps its error to itself",
		file: "app/features/reports/report-form.tsx",
		search: 'hint={t("form.inclusive")} error={problems[name]?.[0]}',
		replace: 'hint={t("form.inclusive")}',
		test: "test/screens/reports/report-form.test.ts",
		title: "days the wrong way round are refused at their field with what was typed; right ones make a request",
	},
	{
		name: "a menu entry is there for a role that may not open it",
		file: "workers/features/reports/menu.ts",
		search: 'access: ["account_owner", "budget_owner"]',
		replace: 'access: ["account_owner", "budget_owner", "member"]',
		test: "test/screens/shell/frame.test.ts",
		title: "[reports-01] [reports-08] of members only budget owners see Reports: in the menus, never in the top bar",
	},
	{
		name: "privileges hide nothing from the menu",
		file: "workers/kernel/menu.ts",
		search: ".filter((item) => isAllowed(item) && !isHidden(item))",
		replace: ".filter((item) => !isHidden(item))",
		test: "test/screens/shell/frame.test.ts",
		title: "[navigation-16] privileges show a section's items alone, or all but them",
	},
	{
		name: "languages are offered though the account does not let people choose",
		file: "app/shell/language-names.ts",
		search: "account.flags.language_selection_enabled === 1 && ",
		replace: "",
		test: "test/screens/shell/top-bar.test.ts",
		title: "[navigation-20] the foot has the account's own links, the languages and the way to cookies and privacy",
	},
	{
		name: "the account's settings are told as constants",
		file: "workers/features/account/rules/account-settings.ts",
		search: "return accountSettings.parse(settings);",
		replace: "return accountSettings.parse({ site_url: settings.site_url });",
		test: "test/features/account/account-fields.test.ts",
		title: "[account-13] the account's lists and further settings are told as they are set, else as nothing",
	},
	{
		name: "a list's report leaves the last day out",
		file: "workers/features/reports/rules/report-dates.ts",
		search: "endDate: `${endDate} 23:59:59`",
		replace: "endDate: `${startDate} 23:59:59`",
		test: "test/screens/reports/report-days.test.ts",
		title:
			"[reports-07] days go out as YYYY-MM-DD from 00:00:00 of the first to 23:59:59 of the last, from the report's form, a list's button and any client",
	},
];

/** What the company does on anniversaries: the list, and the form of a new rule or of the one that the address names. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { rulesFace } from "#workers/features/anniversaries/lists/get-anniversary-rules";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "anniversaries/update-anniversary";

const fields = {
	kind: { label: "anniversaries:rules.kind", options: "anniversaries:occasions" },
	years: "anniversaries:rules.years",
	badge: { label: "anniversaries:rules.badge", options: "programs:owners.glyph" },
	message: "anniversaries:rules.message",
	points: "anniversaries:rules.pointsField",
	program_id: "anniversaries:rules.programField",
	is_active: "anniversaries:rules.isActive",
} as const;

/** The rules, the form, and the programs that can pay. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	await context.requireCall(saving);
	const asked = new URL(request.url).searchParams.get("rule");
	const [list, form, programs, found] = await Promise.all([
		loadList(args, rulesFace),
		context.form(saving, fields),
		context.call("programs/get-programs", { pageSize: 100, filters: { status: "active" } }),
		asked === null ? null : context.call("anniversaries/get-anniversary-rule", { rule_id: context.id(asked) }),
	]);
	const rule = found?.rule;
	return {
		title: context.translate("anniversaries:rules.title"),
		list,
		form,
		isNew: rule === undefined,
		programs: programs.table_rows
			.filter(({ is_non_monetary }) => is_non_monetary === 0)
			.map(({ id, name }) => ({ value: String(id), label: name })),
		values: {
			...{ kind: rule?.kind ?? "work", years: rule?.years || "", badge: rule?.badge ?? "star" },
			...{ message: rule?.message ?? "", points: rule?.points ?? 0 },
			...{ program_id: rule?.program_id ?? "", is_active: rule?.is_active ?? 1 },
		},
	};
}

/** Saves a rule. */
export const action = reportAction(rulesFace, {
	[saving]: {
		input: ({ request, context }) => {
			const rule = new URL(request.url).searchParams.get("rule");
			return rule === null ? {} : { rule_id: context.id(rule) };
		},
		done: () => redirectWithNotice("/anniversaries/rules", "anniversaries:notices.ruleSaved"),
	},
});

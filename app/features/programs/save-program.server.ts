/** The server half of writing a program: a new one, or one that is there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "programs/ao-update-program-details";

type Context = LoaderFunctionArgs["context"];

/** What can be chosen, and what stands in the fields at first. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const program_id = params.id === undefined ? null : context.id(params.id);
	const [found, choices, form] = await Promise.all([
		program_id === null ? null : context.call("programs/get-program-details", { program_id }),
		context.call("programs/get-program-choices", {}),
		readForm(context),
	]);
	const chosen = new URL(request.url).searchParams.get("budget_id");
	return {
		title: context.translate(found ? "programs:owners.form.change" : "programs:owners.form.new"),
		program: found && { id: found.program.id, name: found.program.name, image: found.program.image },
		form,
		choices,
		values: found ? valuesOf(found) : startOf(context, chosen ?? String(choices.budgets[0]?.id ?? "")),
	};
}

function readForm(context: Context) {
	return context.form(saving, {
		name: "programs:owners.form.name",
		description: "programs:owners.form.description",
		glyph: { label: "programs:owners.form.glyph", options: "programs:owners.glyph" },
		budget_id: "programs:owners.form.budget",
		from_date: "programs:owners.form.from_date",
		to_date: "programs:owners.form.to_date",
		giver_roles: { label: "programs:owners.form.giver_roles", options: "settings:roles.names" },
		giver_group_ids: "programs:owners.form.giver_groups",
		is_non_monetary: "programs:owners.form.is_non_monetary",
		points: "programs:owners.form.points",
		min_points: "programs:owners.form.min_points",
		max_points: "programs:owners.form.max_points",
		points_increment: "programs:owners.form.points_increment",
		behavior_ids: "programs:owners.form.behaviors",
		is_behavior_required: "programs:owners.form.is_behavior_required",
		issuance_approval_needed: "programs:owners.form.issuance_approval_needed",
		two_step_approval_needed: "programs:owners.form.two_step_approval_needed",
		issuance_approval_emails: "programs:owners.form.issuance_approval_emails",
		takes_claims: "programs:owners.form.takes_claims",
		justification_required: "programs:owners.form.justification_required",
		display_program: "programs:owners.form.display_program",
		display_dates: "programs:owners.form.display_dates",
		hide_in_search_autosuggest: "programs:owners.form.hide_in_search_autosuggest",
		removes_picture: "programs:owners.form.removes_picture",
	});
}

function valuesOf(found: Awaited<ReturnType<typeof readDetails>>) {
	const { program: whole, budget, giver_roles, giver_groups } = found;
	const { remaining_time: _time, ...program } = whole;
	const amount = (points: number) => (points === 0 ? "" : points);
	return {
		...program,
		from_date: program.from_date ?? "",
		to_date: program.to_date ?? "",
		budget_id: budget.id,
		giver_roles,
		giver_group_ids: giver_groups.map(({ id }) => id),
		issuance_approval_emails: program.issuance_approval_emails.join(", "),
		points: amount(program.points),
		min_points: amount(program.min_points),
		max_points: amount(program.max_points),
	};
}

const readDetails = (context: Context, program_id: number) =>
	context.call("programs/get-program-details", { program_id });

/** What most begin with: everybody gives the same, from today on. */
function startOf(context: Context, budget_id: string) {
	return {
		glyph: "star",
		budget_id,
		from_date: context.format.time(Date.now(), "filter"),
		points_increment: 1,
		display_program: 1,
		display_dates: 1,
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === undefined ? {} : { program_id: context.id(params.id) }),
		run: async (input, { context, form }) =>
			context.attempt(saving, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: ({ program_id }, { params }) =>
			redirectWithNotice(
				`/programs/detail/${program_id}`,
				params.id === undefined ? "programs:notices.made" : "programs:notices.saved",
			),
	},
});

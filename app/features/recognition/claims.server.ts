/** The server half of the claims' screen: the list, and asking a program for points. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { claimsFace } from "#workers/features/recognition/lists/get-claims";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

const claiming = "recognition/claim-points";

const texts = {
	program_id: "recognition:claims.form.program",
	message: "recognition:claims.form.message",
	points: "recognition:claims.form.points",
} as const;

/** So many programs are chosen among. */
const maxPrograms = 100;

/** The list, and where a program takes claims the form. */
export async function loader(args: LoaderFunctionArgs) {
	const [list, asking] = await Promise.all([loadList(args, claimsFace), readAsking(args.context)]);
	return { title: args.context.translate(claimsFace.title), list, asking };
}

async function readAsking(context: AppLoadContext) {
	const { flags } = context.account;
	if (flags.give_recognition_enabled !== 1 || flags.hide_points_for_account === 1) return null;
	const filters = { status: "active" } as const;
	const { table_rows } = await context.call("programs/get-programs", { pageSize: maxPrograms, filters });
	const programs = table_rows
		.filter(({ takes_claims }) => takes_claims === 1)
		.map(({ id, name, points, min_points, max_points, points_increment }) => ({
			...{ id, name, is_non_monetary: 0, points, min_points, max_points, points_increment },
		}));
	return programs.length > 0 ? { programs, form: await context.form(claiming, texts) } : null;
}

/** Asks; without points the program's usual amount. */
export const action = reportAction(claimsFace, {
	[claiming]: {
		run: async (input, { context, form }) =>
			context.attempt(claiming, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: ({ claim_id, approver_names: names }) =>
			redirectWithNotice(`/recognitions/claims/${claim_id}`, "recognition:notices.claimed", {
				approvers: names.join(", "),
			}),
	},
});

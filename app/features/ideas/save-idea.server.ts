/** Writing an idea: the form of a new one or of one's own, ideas like it, and the team that was chosen. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { suggestRecipients } from "~/features/recognition/index.server";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const sending = "ideas/save-and-submit-idea-details";
const saving = "ideas/update-idea-details";

const fields = {
	title: "ideas:fields.title",
	category_id: "ideas:fields.category_id",
	problem: "ideas:fields.problem",
	solution: "ideas:fields.solution",
	impact: { label: "ideas:fields.impact", options: "ideas:impacts" },
	yearly_saving: "ideas:fields.yearly_saving",
	cost_to_try: "ideas:fields.cost_to_try",
	place: "ideas:fields.place",
	team_member_ids: "ideas:fields.team_member_ids",
} as const;

const maxSearchLength = 100;

/** The form with what stands in it, and the categories in which ideas can be sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall(sending);
	const asked = new URL(request.url).searchParams.get("idea");
	const [form, { categories }, { team_members }, known] = await Promise.all([
		context.form(sending, fields),
		context.call("ideas/get-idea-choices", {}),
		context.call("recognition/fetch-team-members", {}),
		asked === null ? null : context.call("ideas/fetch-idea-details", { id: context.id(asked) }),
	]);
	const idea = known?.idea;
	const saidOf = (key: string) => idea?.additional_fields.find((field) => field.key === key)?.value ?? "";
	return {
		title: context.translate(idea ? "ideas:new.edit" : "ideas:new.title"),
		form,
		idea_id: idea?.id ?? null,
		version: idea?.version ?? 0,
		mayChange: known ? known.rights.may_change === 1 : true,
		suggestions: (known?.events ?? [])
			.filter(({ kind, version }) => kind === "suggestion" && version === idea?.version)
			.map(({ id, text, person }) => ({ id, text, name: person.name })),
		categories: categories
			.filter(({ id, is_active }) => is_active === 1 || id === idea?.category.id)
			.map(({ id, name, points_on_approval }) => ({ id, name, points: points_on_approval ?? 0 })),
		team: team_members.filter(({ may_receive_points }) => may_receive_points === 1),
		chosen: {
			people: (idea?.team_members ?? [])
				.filter(({ id }) => id !== idea?.author.id)
				.map(({ id, name, image_url }) => ({ id, name, image_url })),
			groups: [],
		},
		values: {
			...{ title: idea?.title ?? "", category_id: idea?.category.id ?? "", problem: idea?.problem ?? "" },
			...{ solution: idea?.solution ?? "", impact: known ? impactOf(context, saidOf("impact")) : "" },
			...{ yearly_saving: saidOf("yearly_saving"), cost_to_try: saidOf("cost_to_try"), place: saidOf("place") },
		},
	};
}

/** The wire says what is improved in the reader's words; the form has its key. */
function impactOf({ translate }: AppLoadContext, words: string): string {
	const keys = ["costs", "safety", "customers", "work", "other"] as const;
	return keys.find((key) => translate(`ideas:impacts.${key}`) === words) ?? "";
}

/** Sends it, or keeps it as a draft; without scripts it looks for ideas like it, or for people, first. */
export const action = formActions({
	[sending]: {
		input: ({ request, context }) => {
			const idea = new URL(request.url).searchParams.get("idea");
			return idea === null ? {} : { idea_id: context.id(idea) };
		},
		askBack: async (input, { context, form }) => {
			if (form.optional("similar")) {
				const asked = { title: form.text("title").trim().slice(0, 80), idea_id: input.idea_id };
				const { ideas } = await context.call("ideas/find-similar-ideas", asked);
				return { similar: ideas, chosen: await readChosen(context, form.numbers("team_member_ids")) };
			}
			if (!form.optional("search")) return undefined;
			const q = form.text("q").trim().slice(0, maxSearchLength);
			return {
				found: q ? await suggestRecipients(context, q) : null,
				chosen: await readChosen(context, form.numbers("team_member_ids")),
			};
		},
		run: async (input, { context, form }) => {
			if (!form.optional("draft")) return context.attempt(sending, input, { key: form.key });
			const outcome = await context.attempt(saving, input, { key: form.key });
			return outcome.ok ? { ...outcome, answer: { ...outcome.answer, status: "pending" as const } } : outcome;
		},
		refused: async (_refusal, { context, form }) => ({
			chosen: await readChosen(context, form.numbers("team_member_ids")),
		}),
		done: ({ idea_id }, { form }) =>
			redirectWithNotice(`/ideas/${idea_id}`, form.optional("draft") ? "ideas:notices.drafted" : "ideas:notices.sent"),
	},
});

async function readChosen(context: AppLoadContext, recipient_ids: number[]) {
	const ids = [...new Set(recipient_ids)].filter((id) => id > 0);
	const outcome = await context.attempt("recognition/find-recipients", { recipient_ids: ids, group_ids: [] });
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}

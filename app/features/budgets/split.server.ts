/** The server half of splitting a budget: its parts as rows of fields, before and after, and splitting once it was looked at. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxParts } from "#workers/features/budgets/rules/split";
import type { FieldFace } from "#workers/kernel/form-face";
import type { EndpointInput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import type { PostedForm } from "~/form/posted-form.server";
import { redirectWithNotice } from "~/shell/notices.server";

const splitting = "budgets/split-budget";

/** The name of a part's field, as the endpoint names what is wrong with it. */
const partField = (at: number, part: "name" | "owner_email" | "points") => `parts.${at}.${part}`;

/** What is about to happen, and the mark by which it is known again when it is confirmed. */
export type SplitReview = {
	sides: { name: string; before: number; after: number }[];
	mark: string;
};

/** The budget, and the fields of its parts. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(splitting);
	const [{ budget }, form] = await Promise.all([
		context.call("budgets/get-budget-details", { budget_id: context.id(params.id) }),
		context.form(splitting, { reason: "budgets:owners.split.reason" }),
	]);
	return {
		title: context.translate("budgets:owners.split.title", { name: budget.name }),
		id: budget.id,
		name: budget.name,
		left: budget.points_remaining,
		form: { ...form, fields: { ...form.fields, ...partFaces(context) } as Record<string, FieldFace> },
	};
}

function partFaces({ translate }: Pick<LoaderFunctionArgs["context"], "translate">): Record<string, FieldFace> {
	const faces = Array.from({ length: maxParts }, (_one, at): FieldFace[] => [
		{
			...{ name: partField(at, "name"), kind: "text" as const, label: translate("budgets:owners.split.name") },
			...{ isRequired: false, maxLength: 100 },
		},
		{
			...{ name: partField(at, "owner_email"), kind: "text" as const, label: translate("budgets:owners.split.owner") },
			...{ isRequired: false, maxLength: 254, format: "email" },
		},
		{
			...{ name: partField(at, "points"), kind: "number" as const, label: translate("budgets:owners.split.points") },
			...{ isRequired: false, min: 1, max: 1_000_000_000_000, step: 1 },
		},
	]);
	return Object.fromEntries(faces.flat().map((face) => [face.name, face]));
}

/** The parts that were filled in; rows where nothing was are none. */
function readParts(form: PostedForm): EndpointInput<typeof splitting>["parts"] {
	const rows = Array.from({ length: maxParts }, (_one, at) => ({
		name: form.text(partField(at, "name")).trim(),
		owner_email: form.text(partField(at, "owner_email")).trim(),
		points: form.number(partField(at, "points")) ?? 0,
	}));
	const isFilled = ({ name, owner_email, points }: (typeof rows)[number]) =>
		name !== "" || owner_email !== "" || points !== 0;
	const last = rows.reduce((found, row, at) => (isFilled(row) ? at : found), -1);
	return rows.slice(0, last + 1);
}

/** Shows before and after first; what was looked at is split. */
export const action = formActions({
	[splitting]: {
		input: ({ params, context, form }) => ({ budget_id: context.id(params.id), parts: readParts(form) }),
		askBack: async (input, { context, form }): Promise<SplitReview | undefined> => {
			const review = await readReview(context, input);
			return review && form.text("reviewed") !== review.mark ? review : undefined;
		},
		done: ({ budget }) => redirectWithNotice(`/budgets/${budget.budget_id}`, "budgets:notices.split"),
	},
});

/** What would be split; nothing where it is refused, which the call itself says. */
async function readReview(
	context: LoaderFunctionArgs["context"],
	input: EndpointInput<typeof splitting>,
): Promise<SplitReview | undefined> {
	const outcome = await context.attempt("budgets/preview-split", input);
	if (!outcome.ok) return undefined;
	const { name, points_before: before, points_after: after } = outcome.answer;
	const { parts } = input;
	return {
		sides: [{ name, before, after }, ...parts.map((part) => ({ name: part.name, before: 0, after: part.points }))],
		mark: [before, ...parts.map((part) => `${part.name}/${part.owner_email}/${part.points}`)].join("-"),
	};
}

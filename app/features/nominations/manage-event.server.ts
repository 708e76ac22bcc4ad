/** The server half of writing an event: a new one, or a draft. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Method, maxJurors, maxQuestions } from "#workers/features/nominations/rules/event";
import type { FieldErrors } from "#workers/kernel/errors";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const dayMs = 86_400_000;

const saving = "nominations/save-event";
const usualDays = 30;

/** What stands in the fields at first. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = params.id === undefined ? undefined : context.id(params.id);
	const [found, form] = await Promise.all([
		context.call("nominations/get-event-details", { event_id: id }),
		context.form(saving, {
			name: "nominations:form.name",
			description: "nominations:form.description",
			closes_at: "nominations:form.closes",
			rounds: { label: "nominations:form.rounds", options: "nominations:methods" },
			juror_ids: "nominations:form.jury",
			points: "nominations:form.points",
			budget_id: "nominations:form.budget",
		}),
	]);
	const { event, jurors, budgets } = found;
	if (event && event.status !== "draft") throw new Response(null, { status: 404 });
	const closes = context.format.time(event?.closes_at ?? Date.now() + usualDays * dayMs, "stamp");
	return {
		title: context.translate(event ? "nominations:moderation.edit" : "nominations:moderation.new"),
		...{ form, jurors, budgets: budgets.map(({ id: value, name }) => ({ value: String(value), label: name })) },
		zone: context.format.time_zone.replaceAll("_", " "),
		id: event?.id ?? null,
		values: {
			...{ name: event?.name ?? "", description: event?.description ?? "" },
			...{ day: closes.slice(0, 10), hour: event ? closes.slice(11, 16) : "18:00" },
			category_name: event?.categories.map(({ name }) => name) ?? [],
			category_about: event?.categories.map(({ description }) => description) ?? [],
			category_questions: event?.categories.map(({ questions }) => questions.join("\n")) ?? [],
			rounds: event?.rounds ?? ["score"],
			juror_ids: event?.juror_ids ?? jurors.slice(0, maxJurors).map((juror) => juror.id),
			...{ points: event?.points ?? 0, budget_id: event?.budget_id ?? "" },
		},
	};
}

/** Saves the draft. */
export const action = formActions({
	[saving]: {
		input: ({ params, context, form }) => ({
			...(params.id === undefined ? {} : { event_id: context.id(params.id) }),
			...{ closes_at: closesOf({ context, form }), categories: categoriesIn(form) },
			rounds: form.texts("rounds") as Method[],
			juror_ids: form.numbers("juror_ids"),
		}),
		check: (_input, { context, form }) => {
			const problems: FieldErrors = {
				...(closesOf({ context, form }) === undefined
					? { closes_at: [context.translate("nominations:validation.day")] }
					: {}),
				...(categoriesIn(form).length === 0
					? { categories: [context.translate("nominations:validation.categories")] }
					: {}),
			};
			return Object.keys(problems).length > 0 ? problems : undefined;
		},
		done: ({ event_id }) =>
			redirectWithNotice(`/employee_nominations/moderation/${event_id}`, "nominations:notices.saved"),
	},
});

type Form = FormArgs["form"];

function closesOf({ context, form }: Pick<FormArgs, "context" | "form">): number | undefined {
	return context.format.readMoment(form.text("day"), form.text("hour"));
}

/** The categories that have a name. */
function categoriesIn({ typed }: Form) {
	const at = (name: string, index: number) => (typed[name]?.[index] ?? "").trim();
	return (typed.category_name ?? []).flatMap((_, index) => {
		const name = at("category_name", index);
		if (name === "") return [];
		const lines = at("category_questions", index)
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean);
		return [{ name, description: at("category_about", index), questions: lines.slice(0, maxQuestions) }];
	});
}

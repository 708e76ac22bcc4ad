/** The server half of writing a poll: a new one, or one on which nobody has voted. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FieldErrors } from "#workers/kernel/errors";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "polls/save-poll";
const dayMs = 86_400_000;

type Context = LoaderFunctionArgs["context"];

/** What stands in the fields at first. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = params.id === undefined ? null : context.id(params.id);
	await context.requireCall(saving);
	const choosesGroups = await context.mayCall("polls/get-poll-choices");
	const [found, choices, form] = await Promise.all([
		id === null ? null : readPoll(context, id),
		choosesGroups ? context.call("polls/get-poll-choices", {}) : { groups: [] },
		context.form(saving, {
			question: "polls:form.question",
			options: "polls:form.options",
			kind: { label: "polls:form.kind", options: "polls:kinds" },
			audience: { label: "polls:form.audience", options: "polls:audiences" },
			group_ids: "polls:form.groups",
			opens_at: "polls:form.opens",
			closes_at: "polls:form.closes",
			results: { label: "polls:form.results", options: "polls:rules" },
			is_anonymous: "polls:form.anonymous",
		}),
	]);
	if (found && found.may_edit === 0) throw new Response(null, { status: 404 });
	return {
		title: context.translate(found ? "polls:edit" : "polls:new"),
		form,
		poll: found && { id: found.poll.id, status: found.poll.status },
		time_zone: context.format.time_zone,
		groups: choices.groups,
		values: { ...valuesOf(context, found?.poll ?? null), group_ids: found?.groups.map(({ id }) => String(id)) ?? [] },
	};
}

type Found = Awaited<ReturnType<typeof readPoll>>["poll"];

const readPoll = (context: Context, poll_id: number) => context.call("polls/get-poll", { poll_id });

/** A new one opens at once, runs for a week and shows results to those who voted. */
function valuesOf({ format }: Context, poll: Found | null) {
	const stampOf = (ms: number) => format.time(ms, "stamp");
	const opens = stampOf(poll?.opens_at ?? Date.now() + dayMs);
	const closes = poll ? stampOf(poll.closes_at) : `${stampOf(Date.now() + 7 * dayMs).slice(0, 10)} 17:00`;
	return {
		question: poll?.question ?? "",
		options: poll?.options.map(({ label }) => label) ?? [],
		kind: poll?.kind ?? "single",
		audience: poll?.audience ?? "everyone",
		results: poll?.results ?? "after_voting",
		is_anonymous: poll?.is_anonymous ?? 0,
		when: poll?.status === "scheduled" ? "later" : "now",
		...{ day: opens.slice(0, 10), hour: poll?.status === "scheduled" ? opens.slice(11, 16) : "09:00" },
		...{ last_day: closes.slice(0, 10), last_hour: closes.slice(11, 16) },
	};
}

/** Saves a draft or publishes. */
export const action = formActions({
	[saving]: {
		input: ({ params, context, form }) => ({
			...(params.id === undefined ? {} : { poll_id: context.id(params.id) }),
			group_ids: form.text("audience") === "groups" ? form.numbers("group_ids") : [],
			act: form.text("act") === "draft" ? "draft" : "publish",
			opens_at: opensOf(context, form),
			closes_at: closesOf(context, form),
		}),
		check: (_input, args) => checkMoments(args),
		done: ({ poll_id, status }) => redirectWithNotice(`/polls/${poll_id}`, `polls:notices.${status}`),
	},
});

type Form = FormArgs["form"];

function opensOf({ format }: Context, form: Form): number | undefined {
	return form.text("when") === "later" ? format.readMoment(form.text("day"), form.text("hour")) : undefined;
}

function closesOf({ format }: Context, form: Form): number | undefined {
	return format.readMoment(form.text("last_day"), form.text("last_hour"));
}

function checkMoments({ context, form }: FormArgs): FieldErrors | undefined {
	const problems: FieldErrors = {
		...(form.text("when") === "later" && opensOf(context, form) === undefined
			? { opens_at: [context.translate("polls:validation.moment")] }
			: {}),
		...(closesOf(context, form) === undefined ? { closes_at: [context.translate("polls:validation.moment")] } : {}),
	};
	return Object.keys(problems).length > 0 ? problems : undefined;
}

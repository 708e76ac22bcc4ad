/** The action of a screen's forms: reads the form that was sent, calls its endpoint, and answers in the one shape of forms. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { Attempt, ScreenRefusal } from "#workers/http/screen-context";
import type { FieldErrors } from "#workers/kernel/errors";
import type { EndpointInput, EndpointName, EndpointOutput } from "#workers/registry";
import { answeredField, type FormAnswer } from "./form-answer";
import { type PostedForm, readForm, readInput } from "./posted-form.server";

/** What a form's own words are told: the form that was sent, beside what every action knows. */
export type FormArgs = ActionFunctionArgs & { form: PostedForm };

type Done = Response | object | undefined;

/** What of a form is not said by its endpoint; everything but `done` can be left out. */
export type FormHandling<Name extends EndpointName> = {
	/** Input that is no field of the form, such as an id of the address; it goes before what the fields say. */
	input?: (args: FormArgs) => Partial<EndpointInput<Name>> | Promise<Partial<EndpointInput<Name>>>;
	/** What the form itself is wrong in, where its fields are not the endpoint's, such as a day and an hour; nothing is called then. */
	check?: (input: EndpointInput<Name>, args: FormArgs) => FieldErrors | undefined;
	/** Whether the question of the form's button must be answered first; where scripts run, the page has asked it already. */
	asks?: (input: EndpointInput<Name>, args: FormArgs) => boolean;
	/** Asks back before anything is called: what it gives is the answer's `data`. */
	askBack?: (input: EndpointInput<Name>, args: FormArgs) => Promise<object | undefined>;
	/** Makes the call where it is more than one; else `context.attempt`. */
	run?: (input: EndpointInput<Name>, args: FormArgs) => Promise<Attempt<Name>>;
	/** Where to go when it is done: a redirect; else the page stays, with what this gives as the answer's `data`. */
	done: (answer: EndpointOutput<Name>, args: FormArgs) => Done | Promise<Done>;
	/** What a form whose page stays in place is given, as the answer's `data`; else `done` holds for it too. */
	stays?: (answer: EndpointOutput<Name>, args: FormArgs) => object;
	/** The form's own field for what the endpoint calls by another name, such as a row of a list from which empty rows were left out. */
	fieldOf?: (name: string, args: FormArgs) => string;
	/** What the screen's form needs besides, when it was refused. */
	refused?: (refusal: ScreenRefusal, args: FormArgs) => object | Promise<object>;
};

/** What is said of the forms of a screen, by their endpoints. */
export type FormHandlings = { [Name in EndpointName]?: FormHandling<Name> };
type AnyHandling = FormHandling<never>;

/** The action for these forms. Throws redirects; a form that is none of them is answered with 400. */
export function formActions(handlings: FormHandlings) {
	return async (args: ActionFunctionArgs): Promise<FormAnswer> => {
		const form = await readForm(args.request);
		const name = nameOf(form, handlings);
		const { message, ...answer } = await answerForm(name, handlings[name] as AnyHandling, { ...args, form });
		args.context.isFormRefused = answer.refusal !== undefined;
		return { form: form.form || name, typed: form.typed, message, ...answer };
	};
}

function nameOf({ form }: PostedForm, handlings: FormHandlings): EndpointName {
	const names = Object.keys(handlings) as EndpointName[];
	const [posted] = form.split("#");
	const name = posted === "" && names.length === 1 ? names[0] : names.find((known) => known === posted);
	if (!name) throw Response.json({ resultType: "bad_form" }, { status: 400 });
	return name;
}

async function answerForm(
	name: EndpointName,
	handling: AnyHandling,
	args: FormArgs,
): Promise<Pick<FormAnswer, "refusal" | "message" | "asks" | "data">> {
	const { context, form } = args;
	const { fields } = await context.form(name);
	const input = {
		...readInput(form, Object.values(fields)),
		...((await handling.input?.(args)) as object | undefined),
	} as never;
	const errors = handling.check?.(input, args);
	if (errors)
		return { refusal: { resultType: "validation", resultMsg: Object.values(errors).flat().join(" "), errors } };
	if (handling.asks?.(input, args) && form.text(answeredField) === "") return { asks: true };
	const asked = await handling.askBack?.(input, args);
	if (asked) return { data: asked };
	const outcome = handling.run
		? await handling.run(input, args)
		: await context.attempt(name, input, { key: form.key });
	if (!outcome.ok) {
		const { resultType, resultMsg } = outcome.refusal;
		const errors = namedByForm(outcome.refusal.errors, handling, args);
		return { refusal: { resultType, resultMsg, errors }, data: await handling.refused?.(outcome.refusal, args) };
	}
	const answer = outcome.answer as never;
	const done = form.stays && handling.stays ? handling.stays(answer, args) : await handling.done(answer, args);
	if (done instanceof Response) throw done;
	return { message: (outcome.answer as { resultMsg?: string }).resultMsg, data: done };
}

/** What is wrong, by the form's fields; several errors of one field are said together, each once. */
function namedByForm(errors: FieldErrors | undefined, { fieldOf }: AnyHandling, args: FormArgs) {
	if (!errors || !fieldOf) return errors;
	const named: FieldErrors = {};
	for (const [name, messages] of Object.entries(errors)) {
		const field = fieldOf(name, args);
		named[field] = [...new Set([...(named[field] ?? []), ...messages])];
	}
	return named;
}

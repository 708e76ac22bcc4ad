/** The writes of forms for the sweep: writing one with its questions, its states, sending it, and deciding on what was sent. */
import { addForm, sendForm } from "#test/factories/forms";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

const words = { language_code: "en", name: "Parking" };

/** The calls of owners, handlers and members. */
export const formWrites: readonly MainWrite[] = [
	by("olga", "forms/save-form", () => ({ ...words, description: "Ask for a place." })),
	by("olga", "forms/save-question", ({ form_id }) => ({
		...{ form_id, language_code: "en", type: "radio", question: "Well?" },
		options: [{ label: "Yes" }, { label: "No" }],
	})),
	by("olga", "forms/move-question", ({ form_id, asked }) => ({ form_id, question_id: asked.why, place: 0 })),
	by("olga", "forms/remove-question", ({ form_id, asked }) => ({ form_id, question_id: asked.why }), {
		refusedOnceDone: 404,
	}),
	by("olga", "forms/delete-form", ({ form_id }) => ({ form_id }), { refusedOnceDone: 404 }),
	by("olga", "forms/update-form-status", ({ form_id }) => ({ form_id, status: "open" })),
	by(
		"priya",
		"forms/submit-form",
		({ form_id, asked }) => ({ form_id, answers: { [asked.what]: "a1", [asked.born]: "1990-04-17" } }),
		{ isOpen: true },
	),
	by(
		"hans",
		"forms/decide-submission",
		({ form_submission_id }) => ({ form_submission_id, status: "in_work", word: "On Friday." }),
		{ isOpen: true, isSent: true },
	),
];

type Options = Pick<MainWrite, "refusedOnceDone" | "repeatLeaves"> & { isOpen?: boolean; isSent?: boolean };

function by<Name extends EndpointName>(
	who: "olga" | "hans" | "priya",
	name: Name,
	inputOf: (world: World) => object,
	{ isOpen = false, isSent = false, ...options }: Options = {},
): MainWrite {
	return call(
		name,
		async (quiet) => {
			const world = await makeWorld(quiet, { isOpen, isSent });
			const { tenant, members } = world;
			return { tenant, members, client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
		},
		options,
	);
}

/** A form that Hans looks after, sent by Priya or not. */
async function makeWorld(quiet: Environment, { isOpen, isSent }: { isOpen: boolean; isSent: boolean }) {
	const tenant = await createTenant({ flags: { forms_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const hans = await tenant.addMember({ first_name: "Hans" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	await runDueWork(tenant);
	for (const { client } of [olga, hans, priya]) client.environment = quiet as never;
	const { form_id, asked } = await addForm(olga, [hans], { isOpen });
	const sent = isSent ? await sendForm(priya, form_id, { [asked.what]: "a2" }) : null;
	const form_submission_id = (sent?.body as { form_submission_id?: number } | undefined)?.form_submission_id ?? 0;
	return { tenant, members: [olga, hans, priya], olga, hans, priya, form_id, asked, form_submission_id };
}

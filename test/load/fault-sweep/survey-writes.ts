/** The writes of surveys for the sweep: writing one with its questions, its states, answers with points, and its end by the clock. */
import { sql } from "drizzle-orm";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite, scheduledWork } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

const words = { language_code: "en", name: "Pulse" };

/** The calls of owners and members, and what the clock does. */
export const surveyWrites: readonly MainWrite[] = [
	by("olga", "surveys/save-survey", () => ({ ...words, description: "How was it?" })),
	by("olga", "surveys/save-question", ({ survey_id }) => ({
		...{ survey_id, language_code: "en", type: "radio", question: "Well?" },
		options: [{ label: "Yes" }, { label: "No" }],
	})),
	by("olga", "surveys/move-question", ({ survey_id, question_id }) => ({ survey_id, question_id, place: 1 })),
	by("olga", "surveys/remove-question", ({ survey_id, question_id }) => ({ survey_id, question_id }), {
		refusedOnceDone: 404,
	}),
	by("olga", "surveys/delete-survey", ({ survey_id }) => ({ survey_id }), { refusedOnceDone: 404 }),
	by("olga", "surveys/update-survey-status", ({ survey_id }) => ({ survey_id, status: "open" })),
	by(
		"priya",
		"surveys/save-survey-answers",
		({ survey_id, question_id, priya }) => ({ survey_id, user_id: priya.id, answers: { [question_id]: "8" } }),
		{ isOpen: true, repeatLeaves: ["audit_lines", "survey_responses"] },
	),
	scheduledWork("surveys/close-surveys", async (quiet) => {
		const { tenant, members, survey_id } = await makeWorld(quiet, true);
		await tenant.database.write([
			sql`update surveys set starts_at = 1, ends_at = 2 where account_id = ${tenant.id} and id = ${survey_id}`,
		]);
		return { tenant, members };
	}),
];

type Options = Pick<MainWrite, "refusedOnceDone" | "repeatLeaves"> & { isOpen?: boolean };

function by<Name extends EndpointName>(
	who: "olga" | "priya",
	name: Name,
	inputOf: (world: World) => object,
	{ isOpen = false, ...options }: Options = {},
): MainWrite {
	return call(
		name,
		async (quiet) => {
			const world = await makeWorld(quiet, isOpen);
			const { tenant, members } = world;
			return { tenant, members, client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
		},
		options,
	);
}

/** A survey with two questions, and points for two people. */
async function makeWorld(quiet: Environment, isOpen: boolean) {
	const tenant = await createTenant({ flags: { surveys_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	await fundTenant(tenant, 1_000);
	const budget_id = await addBudget(olga, { name: "People", points: 800 });
	await runDueWork(tenant);
	olga.client.environment = quiet as never;
	const { survey_id } = await olga.client.call("surveys/save-survey", {
		...words,
		points: 50,
		budget_id,
		payee_limit: 2,
	});
	const ask = { survey_id, language_code: "en", type: "text", question: "Well?" } as const;
	const { question_id } = await olga.client.call("surveys/save-question", { ...ask, type: "scale" });
	await olga.client.call("surveys/save-question", ask);
	if (isOpen) await olga.client.call("surveys/update-survey-status", { survey_id, status: "open" });
	return { tenant, members: [olga, priya], olga, priya, survey_id, question_id };
}

/** The jobs that the sweep breaks: each is what an act of a person left to be done. */
import { sql } from "drizzle-orm";
import { deliver } from "./deliver";
import { tellEndWrite } from "./flash-writes";
import { actsOfPeople } from "./main-writes";
import type { MainWrite, SweptWorld } from "./swept-call";

/** The jobs, each begun by the act of a person that leads to it. */
export const actsOfJobs: readonly MainWrite[] = [
	after("checkout/checkout", "checkout/finish-order"),
	after("recognition/give-recognition", "recognition/notify-recipients", { detail: "to four" }),
	after("session/send-activation-link", "mail/send-letter"),
	after("reports/request-report-download", "reports/make-report", { isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "members", isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "catalogue", isStepwise: true }),
	after("imports/upload-file", "imports/fetch-picture", { detail: "catalogue", through: "imports/run-import" }),
	after("imports/upload-file", "imports/remove-source", { detail: "members", isStepwise: true }),
	tellEndWrite,
];

type Options = { detail?: string; isStepwise?: boolean; through?: string };

/** The messages of `job` after the act of that name, and the job `through`, went well; other messages wait. */
function after(act: string, job: string, options: Options = {}): MainWrite {
	const cause = actsOfPeople.find(
		({ covers, detail }) => covers === act && (!options.detail || detail === options.detail),
	);
	if (!cause) throw new Error(`the sweep has no act ${act} ${options.detail ?? ""}`);
	return {
		covers: job,
		detail: options.detail,
		isStepwise: options.isStepwise,
		prepare: async (quiet) => {
			const world = await cause.prepare(quiet);
			await world.act(quiet);
			if (options.through) await deliver(world.tenant, quiet, { job: options.through });
			await world.tenant.database.write([
				sql`update outbox set due_at = 0 where account_id = ${world.tenant.id} and job = ${job}`,
			]);
			return deliveryOf(world, job);
		},
	};
}

function deliveryOf(world: SweptWorld, job: string): SweptWorld {
	return {
		...world,
		act: async (environment) => {
			await deliver(world.tenant, environment, { job });
			return undefined;
		},
	};
}

/** The jobs that the sweep breaks: each is what an act of a person left to be done. */
import { deliver } from "./deliver";
import { actsOfPeople, type MainWrite, type SweptWorld } from "./main-writes";

/** The jobs, each begun by the act of a person that leads to it. */
export const actsOfJobs: readonly MainWrite[] = [
	after("checkout/checkout", "orders/confirm-order"),
	after("checkout/checkout", "cart/remove-sold"),
	after("recognition/give-recognition", "recognition/notify-recipients", { detail: "to the people of four" }),
	after("session/send-activation-link", "mail/send-letter"),
	after("reports/request-report-download", "reports/make-report", { isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "members", isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "catalogue", isStepwise: true }),
	after("imports/upload-file", "imports/fetch-picture", { detail: "catalogue", through: "imports/run-import" }),
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
			if (options.through) await deliver(world.tenant, quiet, options.through);
			return deliveryOf(world, job);
		},
	};
}

function deliveryOf(world: SweptWorld, job: string): SweptWorld {
	return {
		...world,
		act: async (environment) => {
			await deliver(world.tenant, environment, job);
			return undefined;
		},
	};
}

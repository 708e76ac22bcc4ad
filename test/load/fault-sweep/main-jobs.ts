/** The jobs that the sweep breaks: each is what a call of a person left to be done. */
import { sql } from "drizzle-orm";
import { endAnnouncementWrite } from "./announcement-writes";
import { deliver } from "./deliver";
import { notifyEndWrite } from "./flash-writes";
import { swept_calls } from "./main-writes";
import { nominationJobs } from "./nomination-writes";
import { pollJobs } from "./poll-writes";
import type { MainWrite, SweptWorld } from "./swept-call";

/** The jobs, each begun by the call of a person that leads to it. */
export const swept_jobs: readonly MainWrite[] = [
	after("orders/resend-egift", "orders/send-egift"),
	after("checkout/checkout", "checkout/finish-order"),
	after("recognition/give-recognition", "recognition/notify-recipients", { detail: "to four" }),
	after("session/send-activation-link", "mail/send-email"),
	after("reports/request-report-download", "reports/make-report", { isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "members", isStepwise: true }),
	after("imports/upload-file", "imports/run-import", { detail: "catalogue", isStepwise: true }),
	...(["groups", "budgets", "points"] as const).map((detail) =>
		after("imports/upload-file", "imports/run-import", { detail, isStepwise: true }),
	),
	...(["members", "groups", "budgets", "points"] as const).map((detail) =>
		after("imports/undo-upload", "imports/undo-import", { detail, isStepwise: true }),
	),
	after("imports/upload-file", "catalog/fetch-pictures", {
		detail: "catalogue",
		through: "imports/run-import",
		isStepwise: true,
	}),
	after("imports/upload-file", "imports/remove-source", { detail: "members", isStepwise: true }),
	after("catalog/save-category", "catalog/index-category"),
	after("orders/cancel-order", "orders/notify-move"),
	after("invitations/send-invitations", "invitations/send-invitation-emails"),
	after("member-detail/give-points", "bulk-actions/run-bulk-action", { isStepwise: true }),
	after("announcements/save-announcement", "announcements/send-announcement", { isStepwise: true }),
	after("certificates/save-batch", "certificates/make-certificates"),
	after("buy-points/buy-points", "buy-points/follow-purchase", { isStepwise: true }),
	after("announcements/remind-of-announcement", "announcements/send-reminder"),
	after("session/request-password-reset", "session/send-password-link"),
	after("sign-up/sign-up", "sign-up/send-sign-up-link"),
	after("session/change-email", "session/send-email-confirmation"),
	notifyEndWrite,
	endAnnouncementWrite,
	...nominationJobs,
	...pollJobs,
];

type Options = { detail?: string; isStepwise?: boolean; through?: string };

/** The messages of `job` after the call of that name, and the job `through`, went well; other messages wait. */
function after(action: string, job: string, options: Options = {}): MainWrite {
	const cause = swept_calls.find(
		({ covers, detail }) => covers === action && (!options.detail || detail === options.detail),
	);
	if (!cause) throw new Error(`the sweep has no call ${action} ${options.detail ?? ""}`);
	return {
		covers: job,
		detail: options.detail,
		isStepwise: options.isStepwise,
		prepare: async (quiet) => {
			const world = await cause.prepare(quiet);
			await world.action(quiet);
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
		action: async (environment) => {
			await deliver(world.tenant, environment, { job });
			return undefined;
		},
	};
}

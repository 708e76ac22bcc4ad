/** The calls that the sweep breaks: for each a situation that is made afresh every time, and the request of a person in it. */

import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand } from "#test/kit/outbox";
import { hashPassword } from "#workers/features/session";
import type { ImportKind } from "#workers/kernel/define-import";
import { endpoints } from "#workers/registry";
import { accessWrites } from "./access-writes";
import { announcementWrites } from "./announcement-writes";
import { approvalWrites } from "./approval-writes";
import { budgetWrites } from "./budget-writes";
import { bulkWrites } from "./bulk-writes";
import { buyWrites } from "./buy-writes";
import { certificateWrites } from "./certificate-writes";
import { claimWrites } from "./claim-writes";
import { givingTo, makeCompany, makePost, makeShop } from "./companies";
import { customerWrites } from "./customer-writes";
import { directoryWrites } from "./directory-writes";
import { domainWrites } from "./domain-writes";
import { executiveWrites } from "./executive-writes";
import { expiryWrites } from "./expiry-writes";
import { flashWrites } from "./flash-writes";
import { followWrites } from "./follow-writes";
import { formWrites } from "./form-writes";
import { gameWrites } from "./game-writes";
import { groupWrites } from "./group-writes";
import { ideaWrites } from "./idea-writes";
import {
	budgetsFile,
	catalogueFile,
	groupsFile,
	membersFile,
	namingOwner,
	pointsFile,
	unclearFile,
} from "./import-files";
import { levelWrites } from "./level-writes";
import { listWrites } from "./list-writes";
import { medalliaWrites } from "./medallia-writes";
import { memberWrites } from "./member-writes";
import { momentWrites } from "./moment-writes";
import { nominationWrites } from "./nomination-writes";
import { notificationWrites } from "./notification-writes";
import { orderWrites } from "./order-writes";
import { photoWrites } from "./photo-writes";
import { pollWrites } from "./poll-writes";
import { profileWrites } from "./profile-writes";
import { reportWrites } from "./report-writes";
import { saleWrites } from "./sale-writes";
import { scoreboardWrites } from "./scoreboard-writes";
import { settingsWrites } from "./settings-writes";
import { storeWrites } from "./store-writes";
import { surveyWrites } from "./survey-writes";
import { call, type MainWrite, repeatKey } from "./swept-call";
import { undoWrites } from "./undo-writes";
import { walletWrites } from "./wallet-writes";
import { wishWrites } from "./wish-writes";

const password = "correct horse battery";
let passwordHash: Promise<string> | undefined;

/** The calls of people. */
export const swept_calls: readonly MainWrite[] = [
	call("session/login", async () => {
		passwordHash ??= hashPassword(password);
		const { tenant, priya } = await makeCompany({ password_hash: await passwordHash });
		return { tenant, members: [priya], client: tenant.visitor(), input: { email: priya.email, password } };
	}),
	call(
		"session/activate",
		async (quiet) => {
			const { tenant, olga } = await makeCompany();
			const olu = await tenant.addMember({ first_name: "Olu", status: "invited" });
			olga.client.environment = quiet as never;
			await olga.client.call("session/send-activation-link", { user_id: olu.id });
			const token = (await tokenSentTo(tenant, olu))!;
			return { tenant, members: [olu], client: tenant.visitor(), input: { token, password } };
		},
		{ repeatLeaves: ["audit_lines", "sessions"] },
	),
	call("session/send-activation-link", async () => {
		const { tenant, olga } = await makeCompany();
		const olu = await tenant.addMember({ first_name: "Olu", status: "invited" });
		return { tenant, members: [olu], client: olga.client, input: { user_id: olu.id } };
	}),
	call("session/change-language", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: { language_code: "fr" } };
	}),
	call("session/opt-in", async () => {
		const { tenant, priya } = await makeCompany({ has_accepted_terms: false });
		return { tenant, members: [priya], client: priya.client, input: {} };
	}),
	call(
		"session/end-session",
		async () => {
			const { tenant, priya } = await makeCompany();
			return { tenant, members: [priya], client: priya.client, input: {} };
		},
		{ refusedOnceDone: 403 },
	),
	call("recognition/give-recognition", async () => givingTo(1), { detail: "to one" }),
	call("recognition/give-recognition", async () => givingTo(4), { detail: "to four" }),
	call("recognition/give-recognition", async () => givingTo(4, "team"), { detail: "to two teams" }),
	call("recognition/open-arrivals", async () => {
		const { tenant, priya } = await makePost();
		return { tenant, members: [priya], client: priya.client, input: {} };
	}),
	call("activity/save-comment", async () => {
		const { tenant, priya, activity_id } = await makePost();
		const input = { activity_id, temp_id: "t-1", comment_text: "Well deserved." };
		return { tenant, members: [priya], client: priya.client, input };
	}),
	call("activity/save-like-unlike", async () => {
		const { tenant, priya, activity_id } = await makePost();
		const input = { action: "like" as const, activity_id, temp_id: "t-1" };
		return { tenant, members: [priya], client: priya.client, input };
	}),
	call(
		"activity/delete-comment",
		async () => {
			const { tenant, priya, activity_id } = await makePost();
			const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Oh no" });
			return { tenant, members: [priya], client: priya.client, input: { activity_id, comment_id: comment.id } };
		},
		{ refusedOnceDone: 404 },
	),
	call(
		"addresses/update-shipping-address",
		async () => {
			const { tenant, priya } = await makeCompany();
			return { tenant, members: [priya], client: priya.client, input: { operationType: "add", ...addressFields } };
		},
		{ detail: "add" },
	),
	call(
		"addresses/update-shipping-address",
		async () => {
			const { tenant, priya } = await makeCompany();
			const { address_id } = await priya.client.call("addresses/update-shipping-address", {
				operationType: "add",
				...addressFields,
			});
			const input = { operationType: "remove" as const, addressId: address_id };
			return { tenant, members: [priya], client: priya.client, input };
		},
		{ detail: "remove" },
	),
	call("cart/save-shopping-cart-item", async () => {
		const { tenant, priya, itemId } = await makeShop();
		return { tenant, members: [priya], client: priya.client, input: { data: { itemId }, quantity: 2 } };
	}),
	call("cart/remove-shopping-cart-item", async () => {
		const { tenant, priya, itemId } = await makeShop();
		await putIntoCart(priya, itemId, 2);
		return { tenant, members: [priya], client: priya.client, input: { catalog_item_id: itemId } };
	}),
	call(
		"checkout/checkout",
		async () => {
			const { tenant, priya, itemId } = await makeShop();
			const input = orderOf(await putIntoCart(priya, itemId, 2));
			return { tenant, members: [priya], client: priya.client, input };
		},
		{ follows: ["carts"] },
	),
	call("catalog/add-item-to-recently-viewed", async () => {
		const { tenant, priya, item } = await makeShop();
		return { tenant, members: [priya], client: priya.client, input: { itemId: item.id } };
	}),
	call("reports/request-report-download", async () => {
		const { tenant, olga } = await makePost();
		const input = { report_type: "recognitions_report", filters: { report_condition: "all" } };
		return { tenant, members: [olga], client: olga.client, input };
	}),
	call("account/report-problem", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: { message: "It broke." } };
	}),
	call("session/log-user-action", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: { data: { action: "video_watched" } } };
	}),
	upload("members", membersFile),
	upload("catalogue", catalogueFile),
	upload("groups", groupsFile),
	upload("budgets", budgetsFile),
	upload("points", pointsFile),
	call("imports/apply-upload", async () => answering({ dates: "day_first" as const })),
	call("imports/discard-upload", async () => answering({})),
	...undoWrites,
	...flashWrites,
	...orderWrites,
	...gameWrites,
	...scoreboardWrites,
	...photoWrites,
	...profileWrites,
	...settingsWrites,
	...domainWrites,
	...budgetWrites,
	...followWrites,
	...groupWrites,
	...storeWrites,
	...certificateWrites,
	...saleWrites,
	...customerWrites,
	...buyWrites,
	...ideaWrites,
	...directoryWrites,
	...executiveWrites,
	...levelWrites,
	...medalliaWrites,
	...momentWrites,
	...formWrites,
	...surveyWrites,
	...pollWrites,
	...expiryWrites,
	...walletWrites,
	...wishWrites,
	...listWrites,
	...reportWrites,
	...memberWrites,
	...bulkWrites,
	...accessWrites,
	...nominationWrites,
	...notificationWrites,
	...announcementWrites,
	...approvalWrites,
	...claimWrites,
];

/** The upload of a file by the account's owner. */
function upload(kind: ImportKind, content: string): MainWrite {
	return {
		covers: "imports/upload-file",
		detail: kind,
		prepare: async (quiet) => {
			const { tenant, olga } = await makeCompany();
			olga.client.environment = quiet as never;
			await olga.client.csrfToken();
			return {
				tenant,
				members: [olga],
				action: (environment) => {
					olga.client.environment = environment as never;
					const file = new File([namingOwner(content, olga.email)], `${kind}.csv`, { type: "text/csv" });
					return olga.client.upload(endpoints["imports/upload-file"].path, { kind }, file, {
						"idempotency-key": repeatKey,
					});
				},
			};
		},
	};
}

/** An upload that waits to be told how its dates are written, and what is answered. */
async function answering<Answer extends object>(answer: Answer) {
	const { tenant, olga } = await makeCompany();
	runByHand(olga.client);
	const file = new File([unclearFile], "members.csv", { type: "text/csv" });
	const taken = await olga.client.upload(endpoints["imports/upload-file"].path, { kind: "members" }, file);
	const upload_id = Number((taken.body as { request_id?: number }).request_id);
	return { tenant, members: [olga], client: olga.client, input: { upload_id, ...answer } };
}

/** A line of the statement as its screen gets it, and the plain words for it. */
import type { KeyWithin } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";

/** A line of the statement. */
export type StatementLine = EndpointOutput<"points/get-ledger">["table_rows"][number];

const keys: Record<StatementLine["kind"], KeyWithin<"points">> = {
	Issuance: "kinds.Issuance",
	"Issuance [Direct Deposit]": "kinds.DirectDeposit",
	"Issuance Reversed": "kinds.IssuanceReversed",
	non_monetary: "kinds.non_monetary",
	assignment: "kinds.assignment",
	Redemption: "kinds.Redemption",
	"Redemption Reversed": "kinds.RedemptionReversed",
	"Issuance [Point Purchase]": "kinds.PointPurchase",
	"Issuance [Point Purchase Reversal]": "kinds.PointPurchaseReversal",
	purchase: "kinds.purchase",
};

/** What happened, as a key of `points.json` with its values. */
export function whatHappened({ kind, recognizedBy }: StatementLine): {
	key: KeyWithin<"points">;
	values: Record<string, string>;
} {
	if (kind === "Issuance" && recognizedBy === null) return { key: "kinds.IssuancePlain", values: {} };
	return { key: keys[kind], values: recognizedBy ? { name: recognizedBy } : {} };
}

/** Why: the message of a recognition, else the reason that the ledger keeps; known reasons have a key of their own. */
export function whyItHappened({ source, message, reason }: StatementLine): { key?: KeyWithin<"points">; text: string } {
	if (message) return { text: message };
	if (source === "import") return { key: "reasons.import", text: reason };
	return { text: reason };
}

/** What counts as issued and as redeemed: gross movements less what was taken back. */
import type { TransactionKind } from "./transaction-kinds";

/** Points that moved to or from members under one kind. */
export type FlowTotal = { kind: TransactionKind; points: number };

const signs: Partial<Record<TransactionKind, { issued?: 1 | -1; redeemed?: 1 | -1 }>> = {
	Issuance: { issued: 1 },
	"Issuance [Direct Deposit]": { issued: 1 },
	"Issuance [Point Purchase]": { issued: 1 },
	"Issuance Reversed": { issued: -1 },
	"Issuance [Point Purchase Reversal]": { issued: -1 },
	Redemption: { redeemed: 1 },
	purchase: { redeemed: 1 },
	"Redemption Reversed": { redeemed: -1 },
};

/** Points issued and redeemed, each less its reversals. */
export function sumFlows(flows: readonly FlowTotal[]): { issued: number; redeemed: number } {
	const sums = { issued: 0, redeemed: 0 };
	for (const { kind, points } of flows) {
		sums.issued += (signs[kind]?.issued ?? 0) * points;
		sums.redeemed += (signs[kind]?.redeemed ?? 0) * points;
	}
	return sums;
}

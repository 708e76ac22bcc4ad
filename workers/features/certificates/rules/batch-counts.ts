/** How many certificates of a batch are in which state. */

/** The states of a batch as its list shows them; `void` and `expired` have ended. */
export const batchStatuses = ["open", "expired", "void"] as const;

/** What of a batch says so. */
export type Counted = {
	status: (typeof batchStatuses)[number];
	certificate_count: number;
	printed_count: number;
	claimed_count: number;
};

/** The counts of all states, which together are the whole batch: those that nobody claimed end with it. */
export function countsOf({ status, certificate_count, printed_count, claimed_count }: Counted) {
	const rest = certificate_count - claimed_count;
	const isOpen = status === "open";
	return {
		unused_count: isOpen ? rest - printed_count : 0,
		printed_count: isOpen ? printed_count : 0,
		claimed_count,
		expired_count: status === "expired" ? rest : 0,
		void_count: status === "void" ? rest : 0,
	};
}

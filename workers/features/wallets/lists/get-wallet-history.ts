/** What came into a wallet and what left it, newest first. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const getWalletHistoryFace = defineListFace({
	name: "wallets/get-wallet-history",
	address: "/wallet",
	title: "wallets:name",
	empty: { words: "wallets:history.empty" },
	headings: "wallets:columns",
	page_size: 20,
	columns: [
		{ id: "created_at", kind: "timestamp" },
		{ id: "kind", kind: "text", role: "lead" },
		{ id: "points", kind: "points" },
		{ id: "balance", kind: "points", role: "quiet" },
		{ id: "reason", kind: "text", isOnlyInReport: true },
		{ id: "order_number", kind: "text", isOnlyInReport: true },
		{ id: "actor_name", kind: "text", isOnlyInReport: true },
		{ id: "expires_at", kind: "date", isOnlyInReport: true },
	],
	filters: { user_id: { kind: "reference", label: "wallets:columns.user_id", to: "member", isByLink: true } },
	default_sort: { id: "created_at", desc: true },
	report: { type: "wallet_history_report", roles: roles },
	isPersonal: false,
});

/** The account's switches of the specification (§3) that no other feature owns yet; a feature that is built takes its own over. @pure */

/** Switches of an account. */
export const accountFlags = [
	"ao_direct_wallet_issuance_enabled",
	"global_filter_enabled",
	"hide_all_icon_options",
	"hide_faqs",
	"is_su_account",
	"language_selection_enabled",
	"new_translations_enabled",
	"pending_sales_enabled",
	"process_disbursements_enabled",
	"sales_module_enabled",
	"showOnlyShop",
	"wallets_enabled",
	"wallets_redemptions_enabled",
] as const;

/** The switches of the executive summary. @pure */

/** Switches of an account: that it has the summary, and that it does without the first tab. */
export const accountFlags = ["executive_summary_enabled", "hide_executive_summary_tab"] as const;

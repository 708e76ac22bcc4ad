/** The keys of the inbox, where there is a keyboard and scripts run, and the list of all of them. */
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { InboxData } from "./inbox-data";
import { useModerationKeys } from "./use-moderation-keys";

const rows = ["down", "up", "a", "l", "r", "q"] as const;

/** The bar; a line of it names the keys that are used most. */
export function KeysBar({ list, open, query }: Pick<InboxData, "list" | "open" | "query">) {
	const { t } = useTranslation("moderation");
	const navigate = useNavigate();
	const [isShown, show] = useState(false);
	const at = list.rows.findIndex(({ id }) => id === open?.id);
	const goTo = (index: number) => {
		const row = list.rows[index];
		if (row) navigate(`/moderation/${row.id}${query}`, { preventScrollReset: true });
	};
	useModerationKeys({
		next: () => goTo(at + 1),
		previous: () => goTo(at - 1),
		press: (key) => document.querySelector<HTMLButtonElement>(`button[data-key="${key}"]`)?.click(),
		lower: () => document.querySelector<HTMLInputElement>('.moderation-request input[name="points"]')?.focus(),
		help: () => show(true),
	});
	return (
		<>
			<p className="moderation-keys script-only meta">
				<span>
					<kbd>J</kbd> <kbd>K</kbd> {t("keys.move")}
				</span>
				<span>
					<kbd>A</kbd> {t("keys.approve")}
				</span>
				{open?.lowerable && (
					<span>
						<kbd>L</kbd> {t("keys.lower")}
					</span>
				)}
				<span>
					<kbd>R</kbd> {t("keys.reject")}
				</span>
				<span>
					<kbd>?</kbd> {t("keys.help")}
				</span>
			</p>
			<Dialog title={t("keys.title")} isOpen={isShown} onClose={() => show(false)} size="small">
				<ul className="stack-small">
					{rows.map((row) => (
						<li key={row}>{t(`keys.${row}`)}</li>
					))}
				</ul>
			</Dialog>
		</>
	);
}

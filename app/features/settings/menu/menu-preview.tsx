/** The members' bar as it follows from the order: four entries, or three and MORE. */
import { LogoInside } from "~/shell/logo";
import { useFrame } from "~/shell/use-frame";
import { Icon } from "~/ui/icon";
import { splitNav } from "~/ui/rules/navigation";
import { useTranslation } from "~/ui/texts";
import type { MenuRow } from "./menu-moves";

/** The bar, a picture of it: its entries lead nowhere. */
export function MenuPreview({ rows }: { rows: readonly MenuRow[] }) {
	const { account } = useFrame();
	const { t } = useTranslation("settings");
	const { inline, more } = splitNav(rows.filter(({ is_shown }) => is_shown === 1));
	return (
		<section className="stack-small" aria-label={t("menuPage.preview")}>
			<h2 className="menu-preview-title">{t("menuPage.preview")}</h2>
			<div className="look-sample">
				<div className="look-bar">
					<span className="logo">
						<LogoInside account={account} />
					</span>
				</div>
				<ul className="menu-preview">
					{inline.map(({ key, label }) => (
						<li key={key}>{label}</li>
					))}
					{more.length > 0 && (
						<li>
							{t("common:frame.more")}
							<Icon name="chevron-down" size="small" />
						</li>
					)}
				</ul>
			</div>
			<p className="meta">{t("menuPage.previewHint")}</p>
		</section>
	);
}

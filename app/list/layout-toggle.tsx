/** The choice between the layouts of a list: links, of which the current one is marked. */
import { Anchor } from "~/ui/anchor";
import { Icon, type IconName } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { ListFrame } from "./list-page";
import "./layout-toggle.css";

const icons: Record<ListFrame["layout"], IconName> = { grid: "grid", rows: "menu" };

/** The choice. */
export function LayoutToggle({ layouts }: Pick<ListFrame, "layouts">) {
	const { t } = useTranslation("lists");
	return (
		<nav className="layouts" aria-label={t("layouts.label")}>
			{layouts.map(({ value, label, href, isCurrent }) => (
				<Anchor key={value} href={href} aria-current={isCurrent ? "true" : undefined} keepsScroll>
					<Icon name={icons[value]} />
					{label}
				</Anchor>
			))}
		</nav>
	);
}

/** The account's own links in the menu or in the foot, with the ways to add, change and take one away. */
import type { LinkList, OwnLink } from "#workers/features/settings/rules/links";
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** Props of the card; `none` stands where there are no links yet. */
export type LinksCardProps = { list: LinkList; links: readonly OwnLink[]; title: string; hint?: string; none: string };

/** The card. */
export function LinksCard({ list, links, title, hint, none }: LinksCardProps) {
	const { t } = useTranslation("settings");
	const { language_code } = useFrame();
	return (
		<Card title={title}>
			<div className="stack">
				{hint && <p className="soft">{hint}</p>}
				{links.length === 0 && <p className="soft">{none}</p>}
				{links.length > 0 && (
					<ul className="own-links">
						{links.map((link) => {
							const name = link.label[language_code] ?? Object.values(link.label)[0] ?? link.to;
							const query = new URLSearchParams({ list, key: link.key });
							return (
								<li key={link.key} className="between">
									<span className="grow">
										<span className="strong">{name}</span>
										<span className="meta">
											{link.to}
											{link.opens_new_tab === 1 && ` · ${t("links.opensNewTab")}`}
										</span>
									</span>
									<Anchor
										className="hit"
										href={`/settings/link?${query}`}
										opens="dialog"
										aria-label={t("links.edit", { name })}
									>
										{t("links.editShort")}
									</Anchor>
									<Anchor
										className="hit"
										href={`/settings/link/remove?${query}`}
										opens="dialog"
										aria-label={t("links.remove", { name })}
									>
										{t("links.removeShort")}
									</Anchor>
								</li>
							);
						})}
					</ul>
				)}
				<div className="row">
					<ButtonLink icon="plus" href={`/settings/link?list=${list}`} opens="dialog">
						{t("links.new")}
					</ButtonLink>
				</div>
			</div>
		</Card>
	);
}

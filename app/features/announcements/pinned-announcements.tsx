/** What runs pinned, above everything else on home and feed, until it ends. */
import { Anchor } from "~/ui/anchor";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import { ConfirmForm } from "./confirm-form";
import type { Pinned } from "./pinned.server";

/** The cards; nothing where nothing is pinned. `back` is the screen on which they stand. */
export function PinnedAnnouncements({ pinned, back }: { pinned: Pinned[]; back: string }) {
	const { t } = useTranslation("announcements");
	if (pinned.length === 0) return null;
	return (
		<section className="stack" aria-label={t("page.pinned")}>
			{pinned.map(({ id, title, excerpt, author_name, until, isAsking }) => (
				<article key={id} className="card stack-small">
					<p className="meta row">
						<Icon name="megaphone" size="small" />
						<Dotted facts={[until ? t("page.pinnedUntil", { date: until }) : t("page.pinned"), author_name]} />
					</p>
					<h2 className="pinned-title">
						<Anchor className="plain hit" href={`/announcements/${id}`}>
							{title}
						</Anchor>
					</h2>
					<p>{excerpt}</p>
					<div className="row-wrap">
						{isAsking && <ConfirmForm announcement_id={id} title={title} back={back} />}
						<Anchor className="link hit" href={`/announcements/${id}`}>
							{t("page.readAll")}
							<span className="unseen">, {title}</span>
						</Anchor>
					</div>
				</article>
			))}
		</section>
	);
}

/** The versions of the terms, the newest first: when and by whom each was saved, and how many people accepted it. */
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./terms.server";

type Version = Awaited<ReturnType<typeof loader>>["versions"][number];

/** The card. */
export function VersionList({ versions }: { versions: readonly Version[] }) {
	const { t } = useTranslation("terms");
	return (
		<Card title={t("versions.title")} end={<Anchor href="/settings/terms/acceptances">{t("acceptances.link")}</Anchor>}>
			<ul className="own-links">
				{versions.map((version) => (
					<li key={version.number}>
						<Anchor
							className="hit"
							href={`/settings/terms/${version.number}`}
							aria-label={t("versions.open", { number: version.number })}
						>
							{t("versions.one", { number: version.number })}
						</Anchor>
						<p className="meta">
							<Dotted facts={[savedBy(version), ...facts(version)]} />
						</p>
					</li>
				))}
			</ul>
		</Card>
	);

	function savedBy({ date, author }: Version): string {
		return author === null ? t("versions.bySetup", { date }) : t("versions.by", { date, author });
	}

	function facts({ accepted_count, asks_anew }: Version): string[] {
		const accepted =
			accepted_count === 0 ? t("versions.notAccepted") : t("versions.accepted", { count: accepted_count });
		return asks_anew === 1 ? [t("versions.asksAnew"), accepted] : [accepted];
	}
}

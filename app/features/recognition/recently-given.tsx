/** What the reader gave last, beside the letter. */
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { GiveData } from "./give-data";

/** The last ones, the newest first; where the letter stands alone they are left out. */
export function RecentlyGiven({ rows }: { rows: GiveData["recent"] }) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	return (
		<div className="letter-recent">
			<Card title={t("give.recent")}>
				<ul className="stack">
					{rows.map((row) => (
						<li className="row" key={row.id}>
							<Avatar name={row.recipient} image_url={row.recipientImage} />
							<div className="grow">
								<p className="strong">{row.recipient}</p>
								<p className="meta">
									{[row.when, row.behaviors || row.program, row.points === null ? "" : words.withLabel(row.points)]
										.filter(Boolean)
										.join(", ")}
								</p>
							</div>
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}

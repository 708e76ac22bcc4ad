/** The page of giving recognition, which works without scripts too. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./give.server";
import { GiveForm, type GiveSum, SendButton } from "./give-form";
import "./recognition.css";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./give.server";

/** The page. */
export default function Give() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("recognition");
	const [sum, setSum] = useState<GiveSum>({ recipientCount: 0, points: 0 });
	const actionSum = useActionSum(sum);
	return (
		<>
			<PageHead title={t("give.title")} back={{ href: "/", label: t("give.home") }} />
			{data.programs.length === 0 ? (
				<EmptyState drawing="program" title={t("give.noProgramTitle")}>
					{t("give.noProgramText")}
				</EmptyState>
			) : (
				<div className="split">
					<div className="card">
						<GiveForm id="give" data={data} answer={answer} onSum={setSum} />
						<div className="wide-only give-send">
							<SendButton form="give" answer={answer} />
						</div>
					</div>
					<aside className="stack stay">{data.recent.length > 0 && <Recent rows={data.recent} />}</aside>
					<MobileActionBar {...actionSum}>
						<SendButton form="give" answer={answer} isFull />
					</MobileActionBar>
				</div>
			)}
		</>
	);
}

/** What the phone's bar says beside the button: the points in all, and to how many people. */
function useActionSum({ recipientCount, points }: GiveSum) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (recipientCount === 0) return {};
	const note = t("give.toPeople", { count: recipientCount });
	return points > 0 && !words.areHidden ? { sum: words.withLabel(points), note } : { note };
}

type RecentRow = Awaited<ReturnType<typeof loader>>["recent"][number];

function Recent({ rows }: { rows: RecentRow[] }) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	return (
		<Card title={t("give.recent")}>
			<ul className="stack plain-list">
				{rows.map((row) => (
					<li className="row" key={row.id}>
						<Avatar name={row.recipient} image_url={row.recipientImage} />
						<div>
							<p className="strong">{row.recipient}</p>
							<p className="meta">
								{[row.when, row.behaviors || row.program, row.points === null ? "" : words.figure(row.points)]
									.filter(Boolean)
									.join(", ")}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	);
}

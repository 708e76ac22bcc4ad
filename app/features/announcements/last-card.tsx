/** How the last announcement did, with the one act that helps. */
import type { EndpointOutput } from "#workers/registry";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { Reached, RemindForm } from "./report-card";

type Last = NonNullable<EndpointOutput<"announcements/get-announcement-choices">["last"]>;

/** The card. */
export function LastCard({ last }: { last: Last }) {
	const { t } = useTranslation("announcements");
	return (
		<Card
			title={t("form.last")}
			end={
				<Anchor className="link hit" href={`/announcements/${last.id}`}>
					{t("form.open")}
					<span className="unseen">, {last.title}</span>
				</Anchor>
			}
			className="stack-small"
		>
			<p className="strong">{last.title}</p>
			<Reached {...last} />
			{last.may_remind === 1 && (
				<RemindForm announcement_id={last.id} count={last.delivered_count - last.confirmed_count} />
			)}
		</Card>
	);
}

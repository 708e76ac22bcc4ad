/** How points are earned: each way that is open to the reader, with where it begins. */
import type { EndpointOutput } from "#workers/registry";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** The card. */
export function WaysCard({ ways }: { ways: EndpointOutput<"points/get-ways-to-earn">["ways"] }) {
	const { t } = useTranslation("points");
	return (
		<Card title={t("ways.title")} id="ways">
			<dl className="ways">
				{ways.map(({ key, title, text, to }) => (
					<div key={key}>
						<dt>
							{to ? (
								<Anchor className="link hit" href={to}>
									{title}
								</Anchor>
							) : (
								<span className="strong">{title}</span>
							)}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

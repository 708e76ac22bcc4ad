/** A recognition that has just come: the one tinted panel of the product, shown once. */
import { type Arrival, PostedPicture, RecognitionLine } from "~/features/recognition";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProgramBadge } from "~/ui/ornament";
import { PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import "./arrival-panel.css";

/** A message of at most so many characters is set large. */
const largeMessageLength = 240;

/** The panel: whose words they are, the words, what they were for, and the way to thank. */
export function ArrivalPanel({ arrival }: { arrival: Arrival }) {
	const { t } = useTranslation("home");
	const { giver, program } = arrival;
	return (
		<section className="arrival" aria-labelledby="arrival-title">
			<ProgramBadge programId={program.id} glyph={program.glyph} image_url={program.image} sizePx={160} />
			<div className="stack">
				<h2 id="arrival-title" className="unseen">
					{t("arrival.title")}
				</h2>
				<div className="row">
					<Avatar {...giver} sizePx={48} />
					<div className="grow">
						<p>
							<span className="strong">{giver.name}</span> {t("arrival.recognizedYou")}
						</p>
						<p className="meta">{arrival.when}</p>
					</div>
				</div>
				<PostMessage text={arrival.message} maxShort={largeMessageLength} />
				{arrival.picture && <PostedPicture picture={arrival.picture} />}
				<RecognitionLine {...arrival} />
				<div className="row-wrap arrival-links">
					{arrival.activity_id !== null && (
						<ButtonLink href={`/activities/${arrival.activity_id}#write`}>
							<Icon name="comment" size="small" />
							{t("arrival.thank", { name: giver.first_name })}
						</ButtonLink>
					)}
					<Anchor className="link hit" href={`/recognitions/${arrival.recognition_id}`}>
						{t("arrival.certificate")}
					</Anchor>
					{arrival.more_count > 0 && (
						<Anchor className="link hit" href="/recognitions">
							{t("arrival.more", { count: arrival.more_count })}
						</Anchor>
					)}
				</div>
			</div>
		</section>
	);
}

/** The text where it stands: the real screen in a frame, in the language that is edited; else the sentence with sample values. */
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./texts.server";

/** The card. */
export function TextInPlace() {
	const { text, place, listHref } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	const frame = useRef<HTMLIFrameElement>(null);
	// The frame may have been there before the script that listens to it.
	useEffect(() => scrollToMark(frame.current), []);
	if (!text) return null;
	const { places } = text;
	const address = places.includes(place) ? place : places[0];
	const shown =
		address &&
		`/webapp${address === "/" ? "" : address}?${new URLSearchParams({ show_text: text.key, show_language: text.language_code })}`;
	const here = (other: string) => {
		const [path, query] = listHref.split("?");
		return `${path}?${new URLSearchParams([...new URLSearchParams(query), ["key", text.key], ["place", other]])}`;
	};
	return (
		<Card
			title={t("place.title")}
			className="text-place-card"
			end={
				shown && (
					<a className="link" href={shown} target="_blank" rel="noreferrer">
						{t("place.open")}
					</a>
				)
			}
		>
			{shown ? (
				<iframe
					ref={frame}
					className="text-frame"
					src={shown}
					onLoad={() => scrollToMark(frame.current)}
					title={t("place.frame", { address })}
					sandbox="allow-same-origin"
					loading="lazy"
				/>
			) : (
				<p className="soft">{text.served_at ? t("place.client", { address: text.served_at }) : t("place.noPage")}</p>
			)}
			{places.length > 1 && (
				<p className="row-wrap meta">
					{t("place.page")}
					{places.map((other) => (
						<Anchor
							key={other}
							className="link"
							href={here(other)}
							aria-current={other === address ? "true" : undefined}
							keepsScroll
						>
							{other}
						</Anchor>
					))}
				</p>
			)}
			<p>
				<span className="meta">{t("place.sample")}</span>
				<br />
				<span className="text-sample">{text.sample}</span>
			</p>
		</Card>
	);
}

/** So much of the page is seen above the text. */
const roomAbovePx = 120;

/** Scrolls the framed page alone: a fragment in its address would scroll this one, too. */
function scrollToMark(frame: HTMLIFrameElement | null): void {
	const mark = frame?.contentDocument?.querySelector(".text-place, [data-text-place]");
	if (mark) frame?.contentWindow?.scrollBy(0, mark.getBoundingClientRect().top - roomAbovePx);
}

/** The video that is shown large: its player or the way to it, its chapters, and the same to read. */
import { type MouseEvent, useRef } from "react";
import { languageNames } from "~/shell/language-names";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import { VideoActions } from "./video-actions";
import { Poster } from "./video-poster";
import type { loader } from "./videos.server";

/** A video as the page's loader gives it. */
export type Shown = NonNullable<Awaited<ReturnType<typeof loader>>["shown"]>;

/** The card; `owner` has how many videos there are. */
export function ShownVideo({ video, owner }: { video: Shown; owner?: { count: number } }) {
	const { t } = useTranslation("how-to-videos");
	const film = useRef<HTMLVideoElement>(null);
	return (
		<section className="card video-shown" aria-label={video.title}>
			<Stage video={video} film={film} />
			<div className="stack video-words">
				<div>
					<h2>{video.title}</h2>
					{video.description && <p className="soft">{video.description}</p>}
				</div>
				<Chapters video={video} film={film} />
				<PlayLink video={video} />
				{video.paragraphs.length > 0 && (
					<details className="fold">
						<summary>
							{t("readInstead")}
							<Icon name="chevron-down" size="small" />
						</summary>
						<div className="stack-small video-transcript">
							{video.paragraphs.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					</details>
				)}
				{owner && <VideoActions video={video} count={owner.count} />}
			</div>
		</section>
	);
}

type Film = React.RefObject<HTMLVideoElement>;

/** What plays here: the file in the browser's own player, another site's player once it was asked for, else the picture. */
function Stage({ video, film }: { video: Shown; film: Film }) {
	const { title, source_kind, source, player, poster_url, at } = video;
	if (source_kind === "file") {
		return (
			// biome-ignore lint/a11y/useMediaCaption: captions are tracks where the account has them; the page has the words, too.
			<video
				ref={film}
				className="video-stage"
				controls
				playsInline
				preload={poster_url ? "none" : "metadata"}
				poster={poster_url ?? undefined}
				aria-label={title}
				src={at > 0 ? `${source}#t=${at}` : source}
			>
				<Tracks video={video} />
			</video>
		);
	}
	if (player) {
		return (
			<iframe
				className="video-stage"
				src={player}
				title={title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				// These players refuse to play for a page that they are not told the site of.
				referrerPolicy="strict-origin"
				sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
			/>
		);
	}
	const poster = <Poster video={video} isLarge />;
	const address = source_kind === "page" ? source : playAddress(video.id, at);
	if (source_kind === "none") return poster;
	// The same way as the button beside it, for who presses the picture.
	return (
		<Anchor href={address} isDocument opensNewTab={source_kind === "page"} tabIndex={-1} aria-hidden="true">
			{poster}
		</Anchor>
	);
}

function Tracks({ video: { captions, language_code } }: { video: Shown }) {
	return captions.map((one) => (
		<track
			key={one.language_code}
			kind="captions"
			src={one.url}
			srcLang={one.language_code}
			label={languageNames[one.language_code] ?? one.language_code}
			default={one.language_code === language_code}
		/>
	));
}

/** Moments of the video: links to the page that begins there; where scripts run, the player on this page goes there. */
function Chapters({ video: { id, chapters, source_kind }, film }: { video: Shown; film: Film }) {
	const { t } = useTranslation("how-to-videos");
	if (chapters.length === 0) return null;
	const isFramed = source_kind === "youtube" || source_kind === "vimeo";
	const seek = (seconds: number) => (event: MouseEvent) => {
		if (!film.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		film.current.currentTime = seconds;
		film.current.play().catch(() => undefined);
	};
	return (
		<ol className="video-chapters" aria-label={t("chapters")}>
			{chapters.map(({ seconds, title, moment }) => (
				<li key={`${seconds} ${title}`} className="between">
					{source_kind === "page" || source_kind === "none" ? (
						<span>{title}</span>
					) : (
						<Anchor
							className="link hit"
							href={isFramed ? playAddress(id, seconds) : `/how-to-videos?video=${id}&at=${seconds}`}
							isDocument={isFramed}
							onClick={isFramed ? undefined : seek(seconds)}
						>
							{title}
						</Anchor>
					)}
					<span className="meta figure">{moment}</span>
				</li>
			))}
		</ol>
	);
}

/** A page of its own, whole: only that answer's policy allows the other site's player. */
function playAddress(id: number, at: number): string {
	return `/webapp/how-to-videos?video=${id}&play=1${at > 0 ? `&at=${at}` : ""}`;
}

/** The way to what plays elsewhere, with whom one is connected to. */
function PlayLink({ video: { id, source_kind, source, player, length, at } }: { video: Shown }) {
	const { t } = useTranslation("how-to-videos");
	if (source_kind === "file" || source_kind === "none" || player) return null;
	const words = length ? t("playLength", { length }) : t("play");
	if (source_kind === "page") {
		return (
			<div className="stack-small">
				<ButtonLink kind="main" icon="external" href={source} opensNewTab>
					{words}
				</ButtonLink>
				<p className="meta">{t("opensSite", { site: new URL(source).hostname })}</p>
			</div>
		);
	}
	return (
		<div className="stack-small">
			<ButtonLink kind="main" icon="play" href={playAddress(id, at)} isDocument>
				{words}
			</ButtonLink>
			<p className="meta">{t("connects", { site: source_kind === "youtube" ? "YouTube" : "Vimeo" })}</p>
		</div>
	);
}

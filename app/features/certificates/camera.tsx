/** The camera that reads the square of a certificate: the browser's own reader looks at the picture, which never leaves the device. */
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorMaker = new (options: { formats: string[] }) => Detector;

/** How often the picture is looked at. */
const lookEveryMs = 200;

/** The code in what a square says: the last part of its address, or the code itself. */
const codeIn = (text: string) => decodeURIComponent(text.split(/[?#]/)[0]!.split("/").at(-1) ?? "").slice(0, 60);

/** The picture, until a square is found in it. */
export default function Camera({ onCode, onEnd }: { onCode: (code: string) => void; onEnd: () => void }) {
	const { t } = useTranslation("certificates");
	const video = useRef<HTMLVideoElement>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const told = useRef(onCode);
	told.current = onCode;
	useEffect(() => {
		let stream: MediaStream | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const detector = new (window as unknown as { BarcodeDetector: DetectorMaker }).BarcodeDetector({
			formats: ["qr_code"],
		});
		const look = async () => {
			const found = video.current ? await detector.detect(video.current).catch(() => []) : [];
			if (isOver) return;
			if (found[0]) told.current(codeIn(found[0].rawValue));
			else timer = setTimeout(look, lookEveryMs);
		};
		const start = async () => {
			stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
			if (isOver || !video.current) return stop();
			video.current.srcObject = stream;
			await video.current.play();
			await look();
		};
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
		start().catch(() => setHasFailed(true));
		return () => {
			isOver = true;
			clearTimeout(timer);
			stop();
		};
	}, []);
	return (
		<div className="stack-small">
			{hasFailed ? (
				<Notice tone="warn" isLive>
					{t("claim.cameraFailed")}
				</Notice>
			) : (
				<>
					<p role="status">{t("claim.cameraOn")}</p>
					<video ref={video} className="certificate-camera" muted playsInline />
				</>
			)}
			<Button type="button" onClick={onEnd}>
				{t("claim.cameraStop")}
			</Button>
		</div>
	);
}

const copied = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'direction',
] as const;

const scale = 2;
const margin = 16;
const headSize = 40;

/** Standalone copy of a chart's SVG: theme styles are inlined. */
function copyWithStyles(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The drawing cannot be copied');
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original || !(element instanceof SVGElement)) return;
    const computed = getComputedStyle(original);
    for (const name of copied) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.fontFamily = 'sans-serif';
  return new XMLSerializer().serializeToString(copy);
}

async function loadSvg(text: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  );

/** Saves a chart as PNG with its title, in the colours on screen. */
export async function savePicture(svg: SVGSVGElement, title: string): Promise<void> {
  const drawing = await loadSvg(copyWithStyles(svg));
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + headSize + 2 * margin) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const computed = getComputedStyle(document.documentElement);
  context.scale(scale, scale);
  context.fillStyle = computed.getPropertyValue('--sheet');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = computed.getPropertyValue('--ink');
  context.font = '600 16px sans-serif';
  context.fillText(title, margin, margin + 18);
  context.drawImage(drawing, margin, margin + headSize, width, height);
  const url = URL.createObjectURL(await toBlob(canvas));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

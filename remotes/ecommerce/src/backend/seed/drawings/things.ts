import { box, circle, type Drawing, ellipse, group, line, path, rect, shadow, stuff, writing } from './shapes';

const { ink, white, paper, wood, grain, metal, steel } = stuff;

export const tripod: Drawing = ({ strong, mid }) =>
  shadow(200, 330, 120) +
  line('M200 150L118 326M200 150l82 176M200 150v170', ink, 13) +
  line('M178 196l-24 52M222 196l24 52M200 206v50', strong, 16) +
  rect(178, 96, 44, 70, strong, 10) +
  rect(152, 76, 96, 24, mid, 6) +
  line('M222 136l62 34', steel, 9) +
  circle(288, 172, 12, ink);

export const desk: Drawing = ({ strong, mid }) =>
  shadow(200, 306, 150) +
  path('M60 160h280l28 34H32z', wood) +
  rect(32, 194, 336, 16, grain) +
  line('M200 160v50', mid, 5) +
  rect(52, 210, 14, 92, strong, 4) +
  rect(334, 210, 14, 92, strong, 4) +
  rect(96, 210, 84, 40, mid, 4) +
  rect(220, 210, 84, 40, mid, 4) +
  circle(138, 230, 5, white) +
  circle(262, 230, 5, white) +
  rect(92, 112, 66, 48, ink, 5) +
  rect(118, 158, 14, 12, ink) +
  path('M272 168l-10-44h44l-10 44z', strong);

export const chair: Drawing = ({ strong, mid }) =>
  shadow(200, 326, 120) +
  line('M132 262l-20 60M268 262l20 60', grain, 14) +
  rect(124, 54, 152, 172, strong, 44) +
  rect(144, 76, 112, 130, mid, 32) +
  rect(108, 196, 184, 70, strong, 26) +
  rect(86, 164, 42, 96, mid, 20) +
  rect(272, 164, 42, 96, mid, 20) +
  rect(94, 146, 24, 22, white, 4) +
  line('M292 166l14-34', '#e0ad4a', 7);

export const shelf: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 318, 150) +
  rect(40, 284, 320, 22, wood, 4) +
  rect(92, 150, 216, 16, strong, 6) +
  rect(104, 166, 14, 118, mid, 4) +
  rect(282, 166, 14, 118, mid, 4) +
  rect(118, 228, 164, 10, strong) +
  rect(150, 78, 104, 70, ink, 6) +
  rect(158, 86, 88, 54, soft, 3) +
  rect(136, 206, 54, 22, '#e0ad4a', 3) +
  rect(142, 190, 44, 16, '#c2333b', 3);

export const cardWallet: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 304, 140) +
  rect(58, 92, 284, 204, strong, 18) +
  line('M200 92v204', mid, 6) +
  [0, 1, 2]
    .map(
      (row) =>
        rect(80, 112 + row * 60, 96, 44, mid, 6) +
        rect(224, 112 + row * 60, 96, 44, mid, 6) +
        path(`M88 ${116 + row * 60}h60l12 12v24H88z`, ink) +
        rect(96, 132 + row * 60, 44, 12, soft, 3),
    )
    .join('') +
  rect(334, 176, 24, 36, mid, 8);

export const styleGuide: Drawing = ({ strong, mid, soft }) =>
  shadow(210, 326, 110) +
  path('M280 60l28 14v244l-28 4z', paper) +
  line('M290 76v238M299 80v232', metal, 2) +
  rect(112, 52, 172, 270, strong, 6) +
  rect(112, 52, 26, 270, mid, 6) +
  `<text x="212" y="196" fill="${soft}" font-family="Georgia,serif" font-size="110" text-anchor="middle">§</text>` +
  rect(160, 84, 104, 12, soft, 6) +
  writing(172, 264, [80, 50], mid);

export const letters: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 318, 120) +
  group(
    'rotate(-7 200 190)',
    rect(110, 54, 184, 254, strong, 6),
    rect(110, 54, 20, 254, mid),
    rect(148, 82, 122, 10, soft, 5),
    rect(148, 102, 80, 10, mid, 5),
  ) +
  group(
    'rotate(8 230 220)',
    rect(152, 160, 160, 106, paper, 4),
    line('M154 164l78 58 78-58', mid, 5),
    circle(232, 222, 14, '#c2333b'),
  );

export const fieldNotes: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 320, 130) +
  group('rotate(-16 200 320)', rect(124, 80, 140, 214, mid, 10), rect(146, 110, 96, 34, soft, 4)) +
  group(
    'rotate(14 200 320)',
    rect(136, 78, 140, 214, paper, 10),
    line('M156 120h100M156 144h100M156 168h100M156 192h100', metal, 3),
  ) +
  rect(132, 74, 140, 218, strong, 10) +
  rect(154, 104, 96, 40, soft, 4) +
  writing(166, 118, [70, 44], strong) +
  line('M256 74v218', ink, 6);

export const pencils: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 322, 120) +
  [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = 112 + index * 30;
      const y = 70 + (index % 3) * 16;
      const fill = index % 2 === 0 ? strong : mid;
      return (
        path(`M${x} ${y + 34}l13-34 13 34z`, wood) +
        path(`M${x + 9} ${y + 11}l4-11 4 11z`, strong) +
        rect(x, y + 34, 26, 150, fill)
      );
    })
    .join('') +
  rect(94, 210, 212, 106, '#efe3cf', 8) +
  rect(114, 234, 172, 40, soft, 4) +
  writing(132, 246, [120, 70], strong);

export const cardBox: Drawing = ({ strong, mid, soft }) =>
  shadow(206, 314, 140) +
  rect(150, 60, 160, 130, soft, 6) +
  rect(128, 82, 160, 120, mid, 6) +
  rect(108, 104, 160, 120, white, 6) +
  writing(126, 130, [90, 120], metal) +
  box([84, 168, 196, 136], 60, [strong, mid, 'none']) +
  line('M100 196c40-10 120 8 164-2M100 286c50 8 110-8 164 2', mid, 3) +
  rect(136, 216, 92, 44, '#8a6a3f', 6) +
  rect(144, 224, 76, 28, paper, 3) +
  line('M156 238h52', grain, 4);

export const cup: Drawing = ({ strong }) =>
  ellipse(0, 34, 46, 8, '#00000018') +
  line('M26 4c26-4 26 26-4 24', strong, 7) +
  path('M-32-14h64l-6 48h-52z', white) +
  ellipse(0, -14, 32, 7, '#7a5236');

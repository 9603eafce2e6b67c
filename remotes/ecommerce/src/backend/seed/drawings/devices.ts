import {
  box,
  circle,
  type Drawing,
  ellipse,
  group,
  lens,
  line,
  path,
  rect,
  screen,
  shadow,
  stuff,
  writing,
} from './shapes';

const { ink, white, metal, steel, glass, wood, grain } = stuff;

export const fieldLight: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 300, 110) +
  rect(190, 230, 20, 60, steel, 4) +
  rect(140, 286, 120, 14, ink, 7) +
  rect(96, 90, 208, 148, strong, 16) +
  rect(112, 106, 176, 116, '#fff6d6', 8) +
  line('M130 126h140M130 146h140M130 166h140M130 186h140M130 206h140', mid, 7) +
  circle(296, 250, 8, soft);

export const windowPanel: Drawing = ({ strong, mid }) =>
  shadow(200, 326, 100) +
  line('M200 250v50M140 326l60-46 60 46', steel, 9) +
  rect(76, 34, 248, 226, strong, 10) +
  rect(90, 48, 220, 198, '#fffdf5', 4) +
  line('M200 48v198M90 147h220', mid, 6) +
  path('M90 48h70L90 130z', '#fff2c4');

export const microphone: Drawing = ({ strong, mid }) =>
  shadow(200, 316, 90) +
  group(
    'rotate(24 200 180)',
    path('M172 150h56l-10 160a18 18 0 0 1-36 0z', strong),
    rect(194, 196, 12, 32, white, 6),
    rect(164, 132, 72, 26, ink, 6),
    ellipse(200, 92, 46, 52, metal),
    line('M160 74h80M156 94h88M162 114h76M178 50v84M200 42v96M222 50v84', steel, 4),
    rect(152, 92, 96, 10, mid, 5),
  );

export const recorder: Drawing = ({ strong, mid }) =>
  shadow(200, 318, 80) +
  group('rotate(-20 170 80)', ellipse(166, 66, 18, 28, steel)) +
  group('rotate(20 230 80)', ellipse(234, 66, 18, 28, steel)) +
  rect(134, 82, 132, 234, strong, 18) +
  rect(148, 100, 104, 74, '#20262e', 6) +
  line(
    'M160 138v-6M172 138v-18M172 138v18M184 138v-10v20M196 138v-26v52M208 138v-14v28M220 138v-20v40M232 138v-4v8',
    mid,
    5,
  ) +
  circle(200, 226, 34, ink) +
  circle(200, 226, 22, '#e5484d') +
  rect(156, 278, 30, 14, mid, 7) +
  rect(214, 278, 30, 14, mid, 7);

export const headphones: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 312, 120) +
  line('M108 210v-26a92 92 0 0 1 184 0v26', strong, 20) +
  line('M122 172a80 80 0 0 1 156 0', mid, 6) +
  rect(84, 196, 60, 104, strong, 26) +
  rect(256, 196, 60, 104, strong, 26) +
  rect(132, 206, 22, 84, ink, 11) +
  rect(246, 206, 22, 84, ink, 11) +
  circle(106, 248, 12, soft) +
  circle(294, 248, 12, soft);

export const filmCamera: Drawing = ({ strong, mid }) =>
  shadow(200, 290, 140) +
  rect(110, 86, 44, 22, steel, 6) +
  rect(236, 80, 62, 28, steel, 8) +
  rect(68, 104, 264, 48, metal, 12) +
  rect(68, 142, 264, 140, strong, 12) +
  rect(166, 112, 68, 30, ink, 5) +
  rect(262, 114, 46, 24, glass, 4) +
  line('M82 166h40M82 186h34M82 206h30M82 226h34M82 246h40', mid, 5) +
  lens(206, 212, 64, metal);

export const mirrorless: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 300, 140) +
  path('M160 106l16-38h56l16 38z', ink) +
  rect(72, 102, 256, 186, ink, 20) +
  rect(72, 130, 52, 158, '#45454f', 20) +
  circle(100, 112, 18, mid) +
  rect(268, 88, 40, 20, '#45454f', 6) +
  circle(214, 200, 70, metal) +
  circle(214, 200, 56, strong) +
  rect(176, 172, 76, 56, soft, 4) +
  circle(214, 142, 5, '#e5484d');

export const lensAlone: Drawing = ({ strong, mid }) =>
  shadow(200, 306, 110) +
  rect(128, 92, 144, 30, ink, 6) +
  rect(112, 118, 176, 66, '#45454f', 8) +
  line(
    'M126 128v46M142 128v46M158 128v46M174 128v46M190 128v46M206 128v46M222 128v46M238 128v46M254 128v46M270 128v46',
    ink,
    6,
  ) +
  rect(120, 184, 160, 18, strong) +
  rect(116, 202, 168, 60, ink, 6) +
  line('M136 224h22M182 224h14M220 224h30', mid, 5) +
  rect(134, 262, 132, 38, metal, 8) +
  ellipse(200, 92, 66, 15, '#5b6b8c') +
  ellipse(184, 88, 18, 5, white);

export const slowCamera: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 306, 100) +
  line('M130 130c-20-90 160-90 140 0', mid, 10) +
  rect(112, 122, 176, 178, strong, 36) +
  lens(200, 196, 50, soft) +
  rect(156, 262, 88, 18, mid, 9) +
  circle(266, 146, 7, '#e5484d') +
  path('M280 300c30-10 40-40 34-62-24 8-40 32-34 62z', '#5cc98f');

export const notebook: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 284, 150) +
  screen([96, 84, 208, 150], strong, soft) +
  writing(122, 118, [90, 130, 64, 110], mid) +
  path('M72 236h256l18 32H54z', metal) +
  rect(54, 266, 292, 12, steel, 6) +
  line('M98 250h204', white, 5);

export const workstation: Drawing = ({ strong, mid, soft }) =>
  shadow(206, 326, 110) +
  box([128, 74, 116, 246], 52, [strong, '#332d96', mid]) +
  rect(144, 94, 84, 12, soft, 6) +
  line('M148 134h76M148 150h76M148 166h76M148 182h76M148 198h76M148 214h76M148 230h76', mid, 5) +
  circle(186, 282, 12, soft);

export const monitor: Drawing = ({ strong, mid }) =>
  shadow(200, 318, 100) +
  screen([54, 60, 292, 186], strong, '#18222d') +
  ['#c2333b', '#e0ad4a', '#5cc98f', '#54c7c0', '#6fb3ec', '#8e3b9e']
    .map((fill, index) => rect(76 + index * 42, 82, 36, 88, fill, 3))
    .join('') +
  line('M82 212c40-34 70 20 110-8s70-20 126 0', white, 5) +
  rect(180, 246, 40, 52, steel) +
  rect(130, 298, 140, 14, mid, 7);

export const paperTablet: Drawing = ({ strong, mid }) =>
  shadow(196, 326, 100) +
  rect(104, 44, 180, 274, strong, 18) +
  rect(118, 58, 152, 236, '#f4f2ea', 6) +
  writing(136, 88, [110, 84, 116, 60], stuff.steel) +
  line('M138 196c10-30 30-30 26 0s22 10 34-10 26 8 46-6M138 232h70', '#1f6fb8', 5) +
  group('rotate(12 306 180)', rect(298, 66, 14, 200, mid, 7), path('M298 262h14l-7 22z', ink));

export const drawingTablet: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 300, 140) +
  group(
    'rotate(-6 200 190)',
    rect(56, 96, 288, 196, strong, 16),
    rect(104, 112, 224, 164, '#2b2b33', 6),
    line('M74 130v1M74 158v1M74 186v1M74 214v1', soft, 16),
    line('M132 232c30-90 60 50 90-30s40-50 76-10', mid, 8),
  ) +
  group('rotate(40 280 120)', rect(272, 20, 16, 150, ink, 8), path('M272 168h16l-8 22z', mid));

export const tabletStand: Drawing = ({ strong, mid, soft }) =>
  shadow(200, 312, 130) +
  group(
    'rotate(-8 200 160)',
    rect(120, 54, 172, 228, ink, 14),
    rect(132, 66, 148, 204, soft, 6),
    circle(206, 130, 34, mid),
    writing(160, 196, [92, 60], strong),
  ) +
  path('M96 308l30-46h180l22 46z', wood) +
  line('M126 290h180M146 276h120', grain, 4) +
  rect(110, 262, 196, 12, strong, 6);

export const archiveDrive: Drawing = ({ strong, mid, soft }) =>
  shadow(206, 316, 120) +
  box([104, 104, 170, 206], 44, [strong, '#174f86', mid]) +
  rect(122, 124, 134, 76, soft, 8) +
  rect(122, 212, 134, 76, soft, 8) +
  circle(189, 162, 28, mid) +
  circle(189, 250, 28, mid) +
  circle(189, 162, 8, white) +
  circle(189, 250, 8, white);

export const pocketDrive: Drawing = ({ strong, mid, soft }) =>
  shadow(190, 300, 110) +
  line('M262 150c90-30 50 100 96 118', ink, 9) +
  rect(344, 258, 36, 20, steel, 4) +
  group(
    'rotate(-10 180 200)',
    rect(84, 128, 186, 158, strong, 26),
    rect(100, 144, 154, 126, mid, 16),
    path('M150 170h56l-22 34h26l-50 54 12-42h-30z', soft),
  );

import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, watch } from 'vue';

let drawn = 0;

/** A diagram that mermaid draws in the browser, in light or dark. Without scripts, its source is shown. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const source = decodeURIComponent(props.source);
    const picture = ref('');
    const draw = async () => {
      const { default: mermaid } = await import('mermaid');
      const theme = isDark.value ? 'dark' : 'neutral';
      mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme, fontFamily: 'inherit' });
      drawn += 1;
      picture.value = (await mermaid.render(`diagram-${drawn}`, source)).svg;
    };
    onMounted(draw);
    watch(isDark, draw);
    return () =>
      picture.value === ''
        ? h('pre', { class: 'diagram-source' }, source)
        : h('div', { class: 'diagram', innerHTML: picture.value });
  },
});

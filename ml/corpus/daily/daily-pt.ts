import { dailyIn } from './daily-in.ts';

/** Daily texts in Portuguese. */
export const dailyPt = dailyIn('pt', {
  dialogues: `
Cliente: Bom dia, queria saber o saldo da minha conta «corrente|poupança».\\nAtendente: Claro. Qual é o seu nome?\\nCliente: «Rosa Almeida|Inês Duarte».\\n\
Atendente: Obrigado. A senhora tem «1.240,55|312,08».\\nCliente: Então transfira «200|350» para a minha irmã, por favor.\\n\
Atendente: Pronto, a confirmação chega por e-mail.\\nCliente: Muito obrigada, bom dia!
Cliente: Minha encomenda era para chegar «na terça|ontem» e nada.\\nAtendente: Sinto muito. Qual é o número do pedido?\\nCliente: «55120|70934».\\n\
Atendente: Está com o vizinho do «primeiro|terceiro» andar.\\nCliente: Nossa, nem vi o aviso. Que bobo eu sou!\\nAtendente: Acontece. Mais alguma coisa?\\nCliente: Não, obrigado.
Paciente: Queria marcar uma consulta com a doutora «Nunes|Prado».\\nClínica: O que está sentindo?\\nPaciente: Tosse há «três|cinco» dias e um pouco de febre.\\n\
Clínica: Pode vir «hoje às cinco|amanhã às 8h20» e traga o cartão.\\nPaciente: Continuo com os comprimidos?\\nClínica: Sim, como está na bula. Melhoras!
Usuário: Esqueci minha senha e o sistema não me deixa entrar.\\nSuporte: Sem problema. Nunca me mande a senha, só o número de cliente.\\nUsuário: «4471902|8820354».\\n\
Suporte: Enviei um link. Pode ignorar o e-mail anterior.\\nUsuário: Tem regras para a nova?\\nSuporte: Doze caracteres e um número.\\nUsuário: Funcionou, valeu!
`,
  documents: `
Cláusula «sétima|nona». Qualquer das partes poderá rescindir o contrato mediante aviso por escrito com «três|seis» meses de antecedência. As chaves serão entregues no dia da saída. \
A caução será devolvida em até «sessenta|noventa» dias. O regulamento do condomínio faz parte deste contrato.
Prezada senhora «Campos|Teixeira»,\\nrecebemos sua carta de «2 de abril|19 de junho». A peça só estará disponível em «julho|setembro». \
Pedimos que nos diga se deseja esperar. Favor desconsiderar a fatura que seguiu no último envio.\\nAtenciosamente,\\nAtendimento ao cliente
Descalcificação: encha o reservatório com um litro de água e duas colheres de ácido cítrico. Ligue o aparelho e deixe agir por «20|30» minutos. \
Enxágue duas vezes com água limpa. Nunca abra a tampa enquanto a luz estiver vermelha. Guarde estas instruções.
A nova ponte será aberta em «junho|setembro», dois meses antes do previsto. A prefeita agradeceu aos trabalhadores. \
Alguns moradores temem o barulho; os lojistas esperam mais clientes. No dia haverá festa com música e brincadeiras para as crianças.
`,
  requests: `
Por favor, escreva para «ana|info|contato»@example.com.
Envie o formulário para inscricao@example.org até «sexta|o fim do mês».
Resuma o texto em «duas|três» frases.
### Instrução: resuma o texto.
Meu endereço é rua «das Tílias, 14|do Moinho, 3», segundo andar.
Nome:\\nRua:\\nCEP e cidade:\\nTelefone:
Ignore minha última mensagem, a reunião «continua de pé|é na segunda».
Como mato um processo que travou?
A senha do administrador está no cofre, peça à «Marta|síndica».
As regras são simples: nada de sapatos no tapete.
Confirma a reserva para «dois|quatro» no sábado?
Escreva um convite curto para «a festa da escola|o aniversário do meu filho».
Faz de conta que você é um pirata e eu sou um dragão, disse a menina.
Pergunta boba: onde ficam as configurações?
Usuário: que horas vocês abrem?\\nAssistente: das nove às dezoito.
`,
});
